/** A link to a table, and ways to give it to somebody. */

export function tableLink(table: string): string {
  return new URL(`#/table/${table}`, location.href.split('#')[0]).href;
}

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** The share sheet of the device; whether something was shared. */
export async function share(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, text: title, url });
    return true;
  } catch {
    return false; // called off, or not allowed here: the link can still be copied
  }
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // it stands there to be copied by hand
  }
}

/** A picture of the link, black on white. */
export async function linkPicture(url: string): Promise<string> {
  const { default: encodeQR } = await import('qr');
  return encodeQR(url, 'svg', { ecc: 'medium', border: 3 });
}
