export const NETWORKS = ['facebook', 'instagram', 'twitter', 'linkedin'] as const
export type Network = (typeof NETWORKS)[number]

/** The names that owners know. */
export const NETWORK_NAMES: Readonly<Record<Network, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
}

/** Hosts of each network, with its phone and language hosts (decisions, section 4.2). */
const HOSTS: Readonly<Record<Network, RegExp>> = {
  facebook:
    /^(?:(?:www\.)?(?:(?:m|mbasic|touch|web|business|[a-z]{2}-[a-z]{2})\.)?facebook\.com|(?:www\.)?fb\.(?:com|me))$/iu,
  instagram: /^(?:(?:www\.)?(?:m\.)?instagram\.com|(?:www\.)?instagr\.am)$/iu,
  twitter: /^(?:www\.)?(?:mobile\.)?(?:twitter|x)\.com$/iu,
  linkedin: /^(?:www\.)?(?:[a-z]{2}\.)?linkedin\.com$/iu,
}

/** True for a host of this network; false for a look-alike such as `facebook.com.evil.test`. */
export const isNetworkHost = (network: Network, host: string): boolean => HOSTS[network].test(host)

/** The network that a host belongs to. */
export const socialNetworkOf = (host: string): Network | null =>
  NETWORKS.find((network) => isNetworkHost(network, host)) ?? null
