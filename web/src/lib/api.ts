/** Plain requests to the house. A refusal is thrown with the words the server chose. */
import { ask as askHouse } from './doors';
import type * as wire from './wire';
import type { Say } from './words';

export class Trouble extends Error {
  constructor(
    readonly words: Say,
    readonly status: number,
  ) {
    super(words.key);
  }
}

async function ask<T>(path: string, body?: unknown, as: 'json' | 'text' = 'json', server = false): Promise<T> {
  const request: RequestInit = { credentials: 'same-origin', headers: { Accept: 'application/json' } };
  if (body !== undefined) {
    request.method = 'POST';
    request.headers = { ...request.headers, 'Content-Type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await askHouse(path, request, server);
  } catch {
    throw new Trouble({ key: 'shell-trouble-unreachable' }, 0);
  }
  if (response.ok) return (await (as === 'text' ? response.text() : response.json())) as T;
  throw new Trouble(await wordsOf(response), response.status);
}

async function wordsOf(response: Response): Promise<Say> {
  try {
    const error = (await response.json()) as wire.Error;
    if (error.words.key) return error.words;
  } catch {
    // Not one of our own answers: a proxy's page, say.
  }
  return { key: response.status === 404 ? 'shell-trouble-missing' : 'shell-trouble-server' };
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<wire.Games>('/api/games'),
  scenery: (of: wire.Setting) => ask<wire.AnyScenery | null>('/api/scenery', of),
  me: () => ask<wire.Me>('/api/me'),
  rename: (name: string) => ask<wire.Me>('/api/me', { name } satisfies wire.NewName),
  tables: () => ask<wire.Tables>('/api/tables'),
  /** A server's tables, and nobody else's. */
  houseTables: () => ask<wire.Tables>('/api/tables', undefined, 'json', true),
  create: (table: wire.NewTable) => ask<wire.TableMade>('/api/tables', table),
  /** A command by plain request: for what the live connection does not know yet, such as a new name. */
  command: (id: string, command: wire.Logged) => ask<wire.Done | wire.Refused>(`${table(id)}/commands`, command),
  snapshot: (id: string) => ask<wire.Snapshot>(table(id)),
  remove: (id: string) => ask<wire.TableMade>(`${table(id)}/remove`, {}),
  replay: (id: string, seat: number) => ask<wire.Replay>(`${table(id)}/replay?seat=${seat}`),
  /** As soon as it has gone further than number `after`. */
  review: (id: string, after: number) => ask<wire.ReviewState>(`${table(id)}/review?after=${after}`),
  /** As soon as more than `after` games were played for it. */
  forecast: (id: string, after: number) => ask<wire.Forecasts>(`${table(id)}/forecast?after=${after}`),
  fair: (id: string) => ask<wire.Fairness>(`${table(id)}/fair`),
  record: (id: string) => ask<string>(`${table(id)}/record`, undefined, 'text'),
  recordPath: (id: string) => `${table(id)}/record`,
  goOn: (id: string, from: wire.Continue) => ask<wire.TableMade>(`${table(id)}/continue`, from),
  carry: (id: string, seat: number) => ask<wire.CarryLink>(`${table(id)}/carry`, { seat } satisfies wire.CarrySeat),
  parcel: (id: string) => ask<wire.Parcel>(`${table(id)}/parcel`),
  /** A game of the pocket goes on at the server, by whatever name I have there. */
  carryHome: async (parcel: wire.Parcel, name: string): Promise<wire.TableMade> => {
    const me = await ask<wire.Me>('/api/me', undefined, 'json', true);
    if (!me.id) await ask<wire.Me>('/api/me', { name } satisfies wire.NewName, 'json', true);
    return ask<wire.TableMade>('/api/parcels', parcel, 'json', true);
  },
  today: () => ask<wire.Today>('/api/day'),
  /** My table of today; for practice a new one each time. */
  sitDown: (game: string, practice = false) =>
    ask<wire.TableMade>(`/api/day/${game}`, { practice } satisfies wire.SitDown),
  dayResult: (date: string, game: string) => ask<wire.DayResult>(`/api/day/${date}/${game}`),
  puzzle: (date: string) => ask<wire.PuzzleAsked>(`/api/puzzle/${date}`),
  answerPuzzle: (date: string, choice: number) =>
    ask<wire.PuzzleAnswer>(`/api/puzzle/${date}`, { choice } satisfies wire.PuzzleTry),
  carryCard: () => ask<wire.CarryLink>('/api/card/carry', {}),
  cardKey: () => ask<wire.CarryLink>('/api/card/key', {}),
  useCard: (token: string) => ask<wire.Me>('/api/card/use', { token } satisfies wire.UseCarryLink),
  forgetCard: () => ask<wire.Me>('/api/card/forget', {}),
  eraseCard: () => ask<wire.Me>('/api/card/erase', {}),
  myGames: (before: number) => ask<wire.MyGames>(`/api/mine/games?before=${before}`),
  arrange: (wish: wire.Arrange) => ask<wire.Me>('/api/mine/games', wish),
  progress: () => ask<wire.Progress>('/api/mine/progress'),
  useCarry: (token: string) => ask<wire.TableMade>('/api/carry', { token } satisfies wire.UseCarryLink),
};
