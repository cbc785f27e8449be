/** A DNS provider, and the menus of its website that lead to a domain's records. */
export interface DnsHost {
  name: string
  /** Endings of its name servers. */
  nameservers: readonly string[]
  /** The menus up to the place where a record is added; absent where no help page of the provider could be read. */
  way?: string
  source?: string
  /** The day on which the help page was last read. */
  seen?: string
}

/** DNS providers of many Australian and New Zealand businesses. */
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
  {
    name: 'Squarespace',
    nameservers: ['squarespacedns.com'],
    way: 'Sign in to Squarespace, open Domains, choose your domain, then DNS, and Add record.',
    source: 'https://help.pledgebox.com/portal/en/kb/articles/connecting-a-squarespace-domain-to-pledgebox',
    seen: '2026-11-21',
  },
  {
    name: 'Wix',
    nameservers: ['wixdns.net'],
    way: 'In Wix, open Settings, then Domains. Choose the three dots beside your domain, then Manage DNS Records.',
    source: 'https://www.mailerlite.com/help/how-to-authenticate-a-domain-with-wix',
    seen: '2026-11-21',
  },
  { name: 'WordPress.com', nameservers: ['wordpress.com'] },
  { name: 'Crazy Domains', nameservers: ['crazydomains.com', 'syrahost.com'] },
  {
    name: 'Namecheap',
    nameservers: ['registrar-servers.com'],
    way: 'Sign in to Namecheap, open Domain List, choose Manage beside your domain, then Advanced DNS.',
    source:
      'https://seogenius.club/post/domain-verification-guide-how-to-authenticate-third-party-domains-for-email-campaigns',
    seen: '2026-11-21',
  },
  { name: 'Hostinger', nameservers: ['dns-parking.com'] },
  { name: 'SiteGround', nameservers: ['siteground.net'] },
  { name: 'Vercel', nameservers: ['vercel-dns.com'] },
]
