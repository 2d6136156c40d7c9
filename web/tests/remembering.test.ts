import { afterEach, describe, expect, it, vi } from 'vitest';
import { chairs } from '../src/lib/api';
import { languageOf, settings, settled } from '../src/lib/settings.svelte';

const CHAIR = { table: 'cafe', token: 'secret', seat: 2 };

/** The store of a browser: what is in it, or one that refuses everything. */
function store(kept: Map<string, string> | null): void {
  const refuse = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (kept ? (kept.get(key) ?? null) : refuse()),
    setItem: (key: string, value: string) => (kept ? kept.set(key, value) : refuse()),
    removeItem: (key: string) => (kept ? kept.delete(key) : refuse()),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the chair of a guest', () => {
  it('is found back after the tab was closed', () => {
    const kept = new Map<string, string>();
    store(kept);
    chairs.keep(CHAIR);
    expect([...kept.values()]).toEqual(['secret']);
    expect(chairs.token('cafe')).toBe('secret');
  });

  it('lasts as long as the page where the browser keeps nothing', () => {
    store(null);
    chairs.keep(CHAIR);
    expect(chairs.token('cafe')).toBe('secret');
    chairs.forget('cafe');
    expect(chairs.token('cafe')).toBeNull();
  });
});

describe('settings that were kept', () => {
  it('are taken as far as they can be settings', () => {
    const kept = { language: 'fr', theme: 'dark', dim: 'no', speed: 7, orders: null, muted: 'Bram', oneTap: true, name: 'Lies', older: 1 };
    expect(settled(settings, kept)).toEqual({ ...settings, theme: 'dark', oneTap: true, name: 'Lies' });
  });

  it.each([null, 7, 'dark', ['dark'], [[]]])('are left out where they are none: %o', (kept) => {
    expect(settled(settings, kept)).toEqual(settings);
  });
});

describe('the first time', () => {
  it('speaks the language of the browser', () => {
    expect(languageOf(['en-GB', 'nl'])).toBe('en');
    expect(languageOf(['fr-BE', 'nl-BE', 'en'])).toBe('nl');
    expect(languageOf(['de'])).toBe('nl');
    expect(languageOf([])).toBe('nl');
  });
});
