/** Names of devices as browsers and as their owners write them. */
const DEVICES = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Macintosh', 'Mac'],
  ['Windows', 'Windows'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** A name for a passkey of this device, by which an owner recognises it. */
export function deviceName({ userAgent, maxTouchPoints }: Device): string {
  const name = DEVICES.find(([written]) => userAgent.includes(written))?.[1] ?? 'Passkey'
  // An iPad calls itself a Mac; no Mac has a touch screen.
  return name === 'Mac' && maxTouchPoints > 1 ? 'iPad' : name
}
