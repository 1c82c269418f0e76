/** Cards that cover themselves: when the page is no longer looked at, and when nobody has touched it for a while. */
import { settings } from '../look/settings.svelte';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
const LOOK = 500; // milliseconds between two looks at how long ago the last touch was

/** Called while a component is made; it lasts as long as the component. */
export function coversItself(cover: () => void): void {
  $effect(() => {
    if (!settings.coverAway) return;
    const hidden = () => document.hidden && cover();
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  });
  $effect(() => {
    const { coverAfter } = settings;
    if (coverAfter <= 0) return;
    let touched = performance.now();
    const touch = () => (touched = performance.now());
    for (const kind of TOUCHES) addEventListener(kind, touch, { passive: true, capture: true });
    const timer = setInterval(() => performance.now() - touched >= coverAfter * 1000 && cover(), LOOK);
    return () => {
      clearInterval(timer);
      for (const kind of TOUCHES) removeEventListener(kind, touch, { capture: true });
    };
  });
}
