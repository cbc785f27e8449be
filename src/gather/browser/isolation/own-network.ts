/** This system has no network namespace for us, or none that a browser can be in. */
export class NoOwnNetwork extends Error {}

/** A command line, before that of the program it starts. */
interface Prefix {
  command: string
  args: string[]
}

/** Where `unshare`, `setpriv` (util-linux) and `ip` (iproute2) are. */
export const TOOLS_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/**
 * Brings up what a program finds in a network of its own: loopback, and one link that leads nowhere, for a browser that has loopback
 * alone tells pages that they are offline. Which kinds of link exist is the kernel's matter. Then it becomes the program.
 */
const ENTER = `set -e
ip link set lo up
ip link add fettle0 type dummy 2>/dev/null ||
  { ip link add fettle0 type veth peer name fettle1 2>/dev/null && ip link set fettle1 up; } ||
  ip link add fettle0 type ifb
ip link set fettle0 up
exec "$@"`

const WITHOUT_RIGHTS = ['setpriv', '--ambient-caps=-all', '--inh-caps=-all', '--']

/**
 * What starts a program in a network namespace of its own (network_namespaces(7)), which nothing leads into or out of but sockets that
 * are handed over. Root makes it outright; anybody else gets it with a user namespace (user_namespaces(7)), in which they have
 * rights over that network until they are dropped. `null` where the system knows no such thing; where it knows but forbids it, the program
 * ends before it has begun.
 */
export function inOwnNetwork(): Prefix | null {
  if (process.platform !== 'linux') return null
  const isRoot = process.getuid?.() === 0
  const made = isRoot ? ['--net'] : ['--user', '--map-current-user', '--keep-caps', '--net']
  const args = [...made, '--', '/bin/sh', '-c', ENTER, 'fettle', ...(isRoot ? [] : WITHOUT_RIGHTS)]
  return { command: 'unshare', args }
}
