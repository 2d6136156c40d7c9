/** Passkeys between the browser and the server: bytes go over the wire as base64url. */
import { ApiError, call } from './api';

interface Asked { options: Record<string, any>; ticket: string }

export function bytesOf(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0)).buffer;
}

export function textOf(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const known = (list: { id: string; type: 'public-key' }[] | undefined) => list?.map((one) => ({ ...one, id: bytesOf(one.id) }));

/** What somebody's device does, unless he would not. */
async function device<T>(act: () => Promise<Credential | null>, read: (made: PublicKeyCredential) => T): Promise<T> {
  let made: Credential | null = null;
  try {
    made = await act();
  } catch {
    // he would not, or his device cannot
  }
  if (!(made instanceof PublicKeyCredential)) throw new ApiError({ key: 'passkey-refused' });
  return read(made);
}

/** A new passkey, as the server wants to hear of it. */
export async function make(): Promise<{ ticket: string; credential: unknown }> {
  const { options, ticket } = await call<Asked>('/api/account/passkey/ask', {});
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: known(options.excludeCredentials),
  } as PublicKeyCredentialCreationOptions;
  const credential = await device(() => navigator.credentials.create({ publicKey }), (made) => {
    const response = made.response as AuthenticatorAttestationResponse;
    return {
      id: made.id, rawId: textOf(made.rawId), type: made.type,
      response: { clientDataJSON: textOf(response.clientDataJSON), attestationObject: textOf(response.attestationObject) },
    };
  });
  return { ticket, credential };
}

/** The answer of a passkey that the device has for this site. */
export async function answer(): Promise<{ ticket: string; credential: unknown }> {
  const { options, ticket } = await call<Asked>('/api/session/passkey/ask', {});
  const publicKey = { ...options, challenge: bytesOf(options.challenge), allowCredentials: known(options.allowCredentials) } as PublicKeyCredentialRequestOptions;
  const credential = await device(() => navigator.credentials.get({ publicKey }), (made) => {
    const response = made.response as AuthenticatorAssertionResponse;
    return {
      id: made.id, rawId: textOf(made.rawId), type: made.type,
      response: {
        clientDataJSON: textOf(response.clientDataJSON),
        authenticatorData: textOf(response.authenticatorData),
        signature: textOf(response.signature),
        userHandle: response.userHandle ? textOf(response.userHandle) : null,
      },
    };
  });
  return { ticket, credential };
}
