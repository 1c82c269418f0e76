/** What the report of Pecunia Olet holds, as its pictures read it. */
export interface Visit {
  seat: string | null;
  round: number;
  turn: number;
  paid: Record<string, number>;
}
export interface TrueMoney {
  series: { rounds: number[]; cash: Record<string, number[]>; account: Record<string, number[]> };
  visits: Visit[];
}
export const cash = (money: number) => `${money < 0 ? '−' : ''}$${Math.abs(money).toLocaleString('en')}`;
