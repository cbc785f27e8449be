let signedIn = false

/** Whether calls send an ID token. Set by the session. */
export const isSignedIn = (): boolean => signedIn

export function setSignedIn(value: boolean): void {
  signedIn = value
}
