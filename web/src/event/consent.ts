/** How long a table waits for the jury's consent before the call stands out (R34). Nothing happens by itself then: the jury
 * has the last word. */
export const CONSENT_SECONDS = 120;
/** The contracts of which the jury is only told; nobody waits (A9). */
export const NOTIFIED = ['grote miserie', 'abondance 10', 'abondance 11'];
