import { describe, expect, it } from 'vitest';
import { linesOf, linesOfLetters, longest } from '../src/parts/lettering';

describe('lettering', () => {
  it('measures the longest word, which may break at its hyphen', () => {
    expect(longest('Wrongful Everything Suit')).toBe(longest('Everything'));
    expect(longest('Red-String Corkboard')).toBe(longest('Corkboard'));
    expect(longest('mmmm')).toBeGreaterThan(longest('illiill'));
    expect(longest('')).toBe(0);
  });

  it('breaks lines between words alone', () => {
    expect(linesOf('Wrongful Everything Suit', longest('Everything'))).toBe(3);
    expect(linesOf('Wrongful Everything Suit', 100)).toBe(1);
    expect(linesOf('Everything', 1)).toBe(1);
  });

  it('counts letters where that is enough', () => {
    expect(linesOfLetters('ab cd ef', 5)).toBe(2);
    expect(linesOfLetters('ab cd ef', 8)).toBe(1);
  });
});
