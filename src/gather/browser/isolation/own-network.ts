/** The system has no network namespace for us, or none for a browser. */
export class NoOwnNetwork extends Error {}

/** A command line that starts the program after it. */
interface Prefix {
  command: string
  args: string[]
}

/** Search path of `unshare`, `setpriv` (util-linux) and `ip` (iproute2). */
export const TOOLS_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/**
 * Sets up the network namespace: loopback, and one link without a destination, because with loopback alone a browser tells pages that they are
 * offline. The kernel decides which kinds of link exist. An address that counts at once (`nodad`): the link's own is tentative for two seconds
 * (RFC 4862, section 5.4), in which a browser that starts says that it is offline. Then runs the program.
 */
const ENTER = `set -e
ip link set lo up
ip link add fettle0 type dummy 2>/dev/null ||
  { ip link add fettle0 type veth peer name fettle1 2>/dev/null && ip link set fettle1 up; } ||
  ip link add fettle0 type ifb
ip link set fettle0 up
ip address add fe80::1/64 dev fettle0 nodad 2>/dev/null || true
exec "$@"`

const WITHOUT_RIGHTS = ['setpriv', '--ambient-caps=-all', '--inh-caps=-all', '--']

/**
 * The command that starts a program in its own network namespace (network_namespaces(7)), which only passed sockets connect to the outside. Root
 * makes it directly; others with a user namespace (user_namespaces(7)), whose rights over the network are dropped before the program runs.
 * `null` on a system without namespaces; where it has but forbids them, the command fails before the program starts.
 */
export function inOwnNetwork(): Prefix | null {
  if (process.platform !== 'linux') return null
  const isRoot = process.getuid?.() === 0
  const made = isRoot ? ['--net'] : ['--user', '--map-current-user', '--keep-caps', '--net']
  const args = [...made, '--', '/bin/sh', '-c', ENTER, 'fettle', ...(isRoot ? [] : WITHOUT_RIGHTS)]
  return { command: 'unshare', args }
}
