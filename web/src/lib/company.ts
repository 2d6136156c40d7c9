/** The people round a table: what changes among them, in words, and what they may do about it. */
import { who, whom } from './speech';
import type { Claim, Manners, Person, Proposal, ViewMessage } from './wire';
import { t } from './words';

/** The levels that people choose among; a bot may be called otherwise too. */
export const LEVELS = ['easy', 'good', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** What can be said at any table, until the table says what else. */
export const REACTIONS = ['hello', 'nice', 'thanks', 'sorry', 'moment', 'turn', 'think', 'oops', 'wow', 'laugh', 'cheers', 'bye'];

export function levelOf(bot: string): Level {
  return bot === 'easy' || bot === 'strong' ? bot : 'good';
}

export function levelWords(bot: string): string {
  return t(`ui-bots-${levelOf(bot)}`);
}

/** Whether somebody who watches may take a chair here. */
export function openChairs(people: (Person | null)[]): number[] {
  return people.flatMap((person, seat) => (person?.open ? [seat] : []));
}

/** The bots of a table, by seat. */
export function botSeats(people: Person[]): number[] {
  return people.flatMap((person, seat) => (person.bot ? [seat] : []));
}

/** Whether somebody else than the reader could hear a word of his. */
export function hasCompany(people: (Person | null)[]): boolean {
  return people.filter((person) => person?.bot === null).length > 1;
}

type Told = Pick<ViewMessage, 'people'> & Manners & { view: { seat: number; log: unknown[] } };

/** Whether anything changed that could be news. */
export function differs(before: Told, after: Told): boolean {
  const of = ({ people, paused, coming, proposal, claim, talk, watched }: Told) => JSON.stringify([people.map(({ name, bot, open, next }) => [name, bot, open, next]), paused, coming, proposal?.by, claim, talk, watched]);
  return of(before) !== of(after);
}

/** What changed among the people between two messages; `people`: as who reads sees them. */
export function companyNews(before: Told, after: Told, people: Person[]): string[] {
  const moved = before.proposal?.kind === 'seats' && !after.proposal && differentPeople(before, after);
  const news = moved ? [] : people.flatMap((person, seat) => chairNews(before.people[seat], person, seat, people));
  const opened = openChairs(people).filter((seat) => !before.people[seat]?.open);
  if (opened.length) news.push(t('ui-news-open', { count: opened.length, names: opened.map((seat) => people[seat]!.name).join(', ') }));
  if (after.coming !== undefined && before.coming === undefined) news.push(t('ui-coming'));
  if (after.paused && !before.paused) news.push(t('ui-news-paused'));
  if (before.paused && !after.paused) news.push(t('ui-news-resumed'));
  if (after.talk !== before.talk) news.push(t(`ui-news-talk-${after.talk ?? 'phrases'}`));
  if (after.watched === false && before.watched !== false) news.push(t('ui-news-not-watched'));
  if (after.proposal && !before.proposal) news.push(proposalWords(after.proposal, people, after.view.seat));
  if (before.proposal && !after.proposal) news.push(t(moved ? 'ui-news-seats' : after.view.log.length < before.view.log.length ? 'ui-news-undone' : 'ui-news-declined'));
  if (after.claim && JSON.stringify(after.claim) !== JSON.stringify(before.claim)) news.push(claimWords(after.claim, people));
  return news;
}

const differentPeople = (before: Told, after: Told): boolean => before.people.some(({ name }, seat) => after.people[seat]?.name !== name);

/** What somebody proposes; `people`: as who reads sees them. */
export function proposalWords(proposal: Proposal, people: Person[], reader: number): string {
  const own = proposal.by === reader;
  const names = proposal.kind === 'seats' ? proposal.chairs.map((chair) => who(people, chair)).join(', ') : '';
  const facts = { name: who(people, proposal.by), names, ...(proposal.kind === 'fine' && { whom: whom(people, proposal.offender), points: proposal.points, reason: t(`ui-fine-${proposal.clause}`) }) };
  const kind = proposal.kind === 'award' ? `award-${proposal.won ? 'won' : 'lost'}` : proposal.kind;
  return t(`ui-proposal-${kind}${own ? '-own' : ''}`, facts);
}

function claimWords({ seat, all, holds }: Claim, people: Person[]): string {
  return t(`ui-news-claim-${!holds ? 'fails' : all ? 'all' : 'none'}`, { name: who(people, seat), own: people[seat]?.reader ? 'yes' : 'no' });
}

/** All ways in which two people may change places, with whoever sits there now by name. */
export function swaps(people: Person[]): { chairs: number[]; first: string; second: string }[] {
  const seats = people.map((_, seat) => seat);
  return seats.flatMap((one) => seats.slice(one + 1).map((other) => ({
    chairs: seats.map((seat) => (seat === one ? other : seat === other ? one : seat)),
    first: who(people, one),
    second: who(people, other),
  })));
}

function chairNews(was: Person | undefined, now: Person, seat: number, people: Person[]): string[] {
  if (!was) return [];
  if (was.bot !== null && now.bot === null) return [now.reader ? t('ui-news-you-sit') : t('ui-news-sat', { name: who(people, seat) })];
  if (was.bot === null && now.bot !== null) return [now.left ? t('ui-news-stood', { name: now.left, bot: now.name }) : t('ui-news-removed', { name: was.name })];
  if (now.bot !== null && was.bot !== now.bot) return [t('ui-news-level', { name: now.name, level: levelWords(now.bot) })];
  if (now.next && !was.next) return [t('ui-news-next', { name: now.next })];
  return [];
}
