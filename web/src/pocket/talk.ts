/** What the page and its workers say to each other. */
export interface Places {
  engine: string;
  house: string;
}

export type ToHouse =
  | { say: 'open'; places: Places; steal: boolean; haste: boolean }
  | { say: 'request'; id: number; method: string; path: string; body: string }
  | { say: 'connect'; line: number; path: string }
  | { say: 'hear'; line: number; text: string }
  | { say: 'leave'; line: number };

export type FromHouse =
  | { say: 'ready' }
  | { say: 'elsewhere' }
  | { say: 'taken' }
  | { say: 'broken'; why: string }
  | { say: 'answer'; id: number; told: string }
  | { say: 'opened'; line: number }
  | { say: 'said'; line: number; text: string }
  | { say: 'hung-up'; line: number };

export type ToBench = { say: 'open-bench'; places: Places } | { say: 'job'; id: number; job: string };
export type FromBench = { id: number; answer: string };

/** One house per browser: whoever holds this lock. */
export const LOCK = 'comptoir-pocket';
