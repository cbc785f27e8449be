/** A company that keeps domains' records, and the way to them in its menus. */
export interface DnsHost {
  name: string
  /** Endings of its name servers. */
  nameservers: readonly string[]
  /** Up to the place where a record is added; absent where no help page of the company could be read. */
  way?: string
  source?: string
  /** The day the source was read. */
  seen?: string
}

/** Companies that many Australian and New Zealand businesses keep their domain with. */
export const DNS_HOSTS: readonly DnsHost[] = [
  {
    name: 'Cloudflare',
    nameservers: ['ns.cloudflare.com'],
    way: 'Sign in to Cloudflare, choose your domain, then DNS, then Records, and Add record.',
    source: 'https://developers.cloudflare.com/dns/manage-dns-records/how-to/create-dns-records/',
    seen: '2026-11-21',
  },
  {
    name: 'GoDaddy',
    nameservers: ['domaincontrol.com'],
    way: 'Sign in to your GoDaddy Domain Portfolio, choose your domain, then DNS, and Add New Record.',
    source: 'https://www.godaddy.com/help/add-a-txt-record-19232',
    seen: '2026-11-21',
  },
  { name: 'Squarespace', nameservers: ['squarespacedns.com'] },
  { name: 'Wix', nameservers: ['wixdns.net'] },
  { name: 'WordPress.com', nameservers: ['wordpress.com'] },
  { name: 'Crazy Domains', nameservers: ['crazydomains.com', 'syrahost.com'] },
  { name: 'VentraIP', nameservers: ['nameserver.net.au'] },
  { name: 'Namecheap', nameservers: ['registrar-servers.com'] },
  { name: 'Hostinger', nameservers: ['dns-parking.com'] },
  { name: 'SiteGround', nameservers: ['siteground.net'] },
  { name: 'Vercel', nameservers: ['vercel-dns.com'] },
]
