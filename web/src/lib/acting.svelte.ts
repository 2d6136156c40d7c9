/** What somebody does on a page that takes a moment: one thing at a time, and what became of it. */
import { faultOf } from './api';
import type { Fault } from './wire';

export class Acting {
  busy = $state(false);
  fault: Fault | null = $state.raw(null);
  /** What was done last, in words. */
  said = $state('');

  /** Whether it was done. `said` is told afterwards. */
  async do(act: () => Promise<unknown>, said = ''): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = null;
    this.said = '';
    try {
      await act();
      this.said = said;
      return true;
    } catch (error) {
      this.fault = faultOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
