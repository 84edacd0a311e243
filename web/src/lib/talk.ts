/** Sentences the table page builds itself: the line at the top, and the story of the game. */
import { hasWord, listed, said, t } from './language.svelte';
import { deals, worthTelling } from './retelling';
import type { AnyView, ChatLine, Choice, Happening, Notice, PlayState, SeatState } from './wire';
import type { Namer, Say } from './words';

/** The question without what cannot be done: "asks-more-stop" where one may only stop, if there are words for that. */
export function narrowed(question: Say, choices: readonly Choice[], has: (key: string) => boolean): Say {
  const kinds = [...new Set(choices.map(({ move }) => move.move))].sort();
  const key = [question.key, ...kinds].join('-');
  return has(key) ? { ...question, key } : question;
}

/** What is expected, in one line: "Choose your thrust in secret · 2 players still thinking". */
export function expected(play: PlayState, seats: readonly SeatState[], namer: Namer): string {
  if (play.over) return t('shell-line-over');
  const others = play.waiting.filter((seat) => seat !== play.seat);
  if (play.waiting.includes(play.seat) && play.question) {
    const question = said(narrowed(play.question, play.choices, hasWord), namer);
    return others.length === 0 ? question : t('shell-line-mine', { question, others: others.length });
  }
  const names = listed(others.map(namer));
  const bots = others.every((seat) => seats[seat]?.kind === 'bot' || seats[seat]?.held);
  return t(bots ? 'shell-line-bots' : 'shell-line-others', { names, others: others.length });
}

/** What is being shown to happen, in a few words: "Round 3: Marcel moves". Small events have no words of their own: "" then. */
export function happening(game: string, { event }: Happening, view: AnyView, me: number, namer: Namer): string {
  const key = `${game}-now-${event.event}`;
  if (!hasWord(key)) return '';
  const seat = 'seat' in event ? event.seat : -1;
  const round = 'round' in view ? view.round : 0;
  return t(key, { round, name: namer(seat), mine: seat >= 0 && seat === me ? 'yes' : 'no' });
}

export type StoryLine =
  | { kind: 'event'; entry: number; words: Say; key: string; first: boolean; missed: boolean }
  | { kind: 'deal'; entry: number; parts: readonly Say[]; key: string }
  | { kind: 'notice'; entry: number; words: Say; key: string }
  | { kind: 'chat'; entry: number; chat: ChatLine; key: string };

/** Events, notices and chat in the order of the log. */
export function story(
  history: readonly Happening[],
  notices: readonly Notice[],
  chat: readonly ChatLine[],
  /** Events nobody has seen happen, by their place in the history. */
  missed: { from: number; to: number } = { from: 0, to: 0 },
): StoryLine[] {
  // What is said about the table comes before what it led to: "The game begins", then the deal.
  const lines: StoryLine[] = [
    ...notices.map(({ entry, words }, i): StoryLine => ({ kind: 'notice', entry, words, key: `n${i}` })),
    ...happened(history, missed),
    ...chat.map((line): StoryLine => ({ kind: 'chat', entry: line.seq, chat: line, key: `c${line.seq}` })),
  ];
  // Sorting is stable: lines of one entry keep their order.
  return lines.sort((a, b) => a.entry - b.entry);
}

/** The events as lines: each told once, long deals folded. */
function happened(history: readonly Happening[], missed: { from: number; to: number }): StoryLine[] {
  const worth = worthTelling(history);
  const dealt = deals(history);
  let before = -1;
  return history.flatMap((one, i): StoryLine[] => {
    const { entry, words } = one;
    const deal = dealt.get(entry);
    if (deal?.includes(one))
      return deal[0] === one ? [{ kind: 'deal', entry, parts: deal.map((part) => part.words), key: `e${i}` }] : [];
    if (!worth[i]) return [];
    const first = before !== entry;
    before = entry;
    return [{ kind: 'event', entry, words, key: `e${i}`, first, missed: i >= missed.from && i < missed.to }];
  });
}

/** The key of a few words that explain a question, if there are any. It may name a car or a number at its end. */
export function explaining(question: Say | null): string | undefined {
  if (!question) return undefined;
  const key = `learn-guide-${question.key.replace('-asks-', '-')}`;
  return [key, key.slice(0, key.lastIndexOf('-'))].find((one) => hasWord(one));
}
