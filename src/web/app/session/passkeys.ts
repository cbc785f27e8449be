import { accountCall } from '../calls/account-calls.ts'

/** Whether this browser supports passkeys in the way we use them (WebAuthn level 3). */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Signs in with a passkey that the owner chooses in the browser. `false`: the owner cancelled. */
export async function signInWithPasskey(): Promise<boolean> {
  const options = await accountCall<PublicKeyCredentialRequestOptionsJSON>(
    '/passkey/generate-authenticate-options',
  )
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await unlessLeft(navigator.credentials.get({ publicKey }))
  if (!(credential instanceof PublicKeyCredential)) return false
  await accountCall('/passkey/verify-authentication', { response: credential.toJSON() })
  return true
}

/** This device has a passkey for this account already (WebAuthn level 3, `InvalidStateError` of a registration). */
export const isThereAlready = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

/** Adds a passkey of this device under a name. `false`: the owner cancelled. Throws what {@link isThereAlready} recognises. */
export async function addPasskey(name: string): Promise<boolean> {
  const options = await accountCall<PublicKeyCredentialCreationOptionsJSON>(
    '/passkey/generate-register-options',
  )
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = await unlessLeft(navigator.credentials.create({ publicKey }))
  if (!(credential instanceof PublicKeyCredential)) return false
  await accountCall('/passkey/verify-registration', { response: credential.toJSON(), name })
  return true
}

/** Cancelled or timed out: browsers deliberately do not distinguish these. */
const LEFT = new Set(['NotAllowedError', 'AbortError'])

async function unlessLeft(asked: Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof DOMException && LEFT.has(error.name)) return null
    throw error
  }
}
