/** The rules of an event as they come with Troef (`GET /api/events/templates`). */
export interface Template {
  name: string; game: string; format: 'M' | 'K' | 'game'; rounds: number; boompjes: number; deals_per_round: number; seats: number;
  entry: 'player' | 'pair' | 'team'; round_minutes: number | null; checkin_deadline: string; min_age: number; fee: number; prizes: number[];
}
/** What an organiser may change in the form; a number field that is empty is null. */
export interface Changed {
  game: string; seats: number | null; rounds: number | null; boompjes: number | null; deals_per_round: number | null;
  round_minutes: number | null; checkin_deadline: string; min_age: number | null;
  /** In euro, and parts of the pot in percent from the first place on, as they are typed. */
  fee: number | null; prizes: string;
}

/** The form as a template has it. */
export function formOf(template: Template): Changed {
  const { game, seats, rounds, boompjes, deals_per_round, round_minutes, checkin_deadline, min_age } = template;
  return { game, seats, rounds, boompjes, deals_per_round, round_minutes, checkin_deadline, min_age, fee: template.fee / 100, prizes: template.prizes.map((one) => one / 10).join(' ') };
}

/** The values that differ from those of the template, as the server takes them. */
export function changesOf(template: Template, form: Changed): Record<string, unknown> {
  const wanted: Record<string, unknown> = {
    ...form,
    fee: Math.round((form.fee ?? 0) * 100),
    prizes: (form.prizes.match(/\d+(?:[.,]\d)?/g) ?? []).map((one) => Math.round(Number(one.replace(',', '.')) * 10)),
  };
  const same = (key: string): boolean => JSON.stringify(wanted[key]) === JSON.stringify(template[key as keyof Template]);
  return Object.fromEntries(Object.entries(wanted).filter(([key]) => !same(key)));
}
