/** Friends: what the server tells of them, and what is done about them. */
import { call } from './api';

export interface Other { id: string; name: string; avatar: string }
export interface Circle { code: string; friends: Other[]; asking: Other[]; asked: Other[]; blocked: Other[] }

export const friends = {
  circle: () => call<Circle>('/api/friends/'),
  whose: (code: string) => call<{ name: string; avatar: string }>(`/api/friends/codes/${encodeURIComponent(code)}`),
  ask: (code: string) => call<Circle>('/api/friends/', { code }),
  answer: (id: string, yes: boolean) => call<Circle>('/api/friends/answer', { id, yes }),
  end: (id: string) => call<Circle>('/api/friends/end', { id }),
  block: (id: string) => call<Circle>('/api/friends/block', { id }),
  renew: () => call<Circle>('/api/friends/code', {}),
  invite: (id: string, table: string, token: string) => call<unknown>('/api/friends/invite', { id, table, token }),
};

/** A link by which somebody asks whose code it is. */
export function friendLink(code: string): string {
  return new URL(`#/ik?vriend=${code}`, location.href.split('#')[0]).href;
}
