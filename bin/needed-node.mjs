// Used before anything is installed, on any Node from 20 on: built-in modules only.

/** `argon2` of node:crypto is there since 24.7 (https://nodejs.org/docs/latest-v24.x/api/crypto.html). */
const [MAJOR, MINOR] = [24, 7]

/** The oldest Node that runs Fettle, such as "24.7". */
export const NEEDED_NODE = `${MAJOR}.${MINOR}`

/** Whether Fettle runs on this version of Node, such as "24.21.0". */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > MAJOR || (major === MAJOR && minor >= MINOR)
}
