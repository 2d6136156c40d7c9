/** Which chair of this browser plays the cards of a challenge: it proves that one has played them, also without an
 * account. */
const key = (challenge: string) => `troef.challenge.${challenge}`;

export const challengeChair = {
  keep(challenge: string, token: string): void {
    try {
      localStorage.setItem(key(challenge), token);
    } catch {
      // a private window keeps nothing: the account may know it
    }
  },
  token(challenge: string): string | null {
    try {
      return localStorage.getItem(key(challenge));
    } catch {
      return null;
    }
  },
};
