/** One address of the fixed list, and how its file differs from a page that answers 200. */
export interface Probe {
  path: string
  /** Kind of file when one of these matches its beginning: the first KiB, of a page the first 64. */
  signature: string
  text?: RegExp
  /** No such file where this matches. */
  unless?: RegExp
  bytes?: readonly number[]
  /** A page is expected, and read further; otherwise an HTML answer is never the file. */
  html?: boolean
}

const ZIP = [0x50, 0x4b, 0x03, 0x04] as const
const GZIP = [0x1f, 0x8b] as const
const SQLITE = [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65] as const
const DS_STORE = [0x00, 0x00, 0x00, 0x01, 0x42, 0x75, 0x64, 0x31] as const
const SQL = /CREATE TABLE|INSERT INTO|-- MySQL dump|PostgreSQL database dump/u
const CONFIG = /DB_NAME|DB_PASSWORD|<\?php|public \$(?:user|password)/u
const LOG = /PHP (?:Fatal|Notice|Warning|Deprecated|Parse)|Stack trace:|^#\d+ \//mu
const LISTING = /<title>\s*Index of \//iu
const LOGIN = /<input[^>]{1,500}type=["']?password/iu
/** Signs that a login asks for more than a password: a puzzle of the usual services and plug-ins, or a code. */
const SECOND_STEP =
  /recaptcha|hcaptcha|turnstile|data-sitekey|cf-chl|\bcaptcha\b|friendly-?captcha|two[- _]?factor|2fa|\botp\b|one[- ]time (?:code|password)|auth(?:entication|enticator)?[-_ ]?code|verification code/iu

/** Files and folders that should be private, requested only where the owner allowed it. */
export const PROBES: readonly Probe[] = [
  { path: '/.git/HEAD', signature: 'git_head', text: /^(?:ref: refs\/|[0-9a-f]{40}\s*$)/u },
  { path: '/.env', signature: 'env', text: /^[^\S\r\n]{0,40}[A-Z][A-Z0-9_]{0,80}=\S/mu },
  ...[
    '/wp-config.php.bak',
    '/wp-config.php~',
    '/wp-config.old',
    '/configuration.php.bak',
    '/config.php.bak',
  ].map((path) => ({ path, signature: 'config', text: CONFIG })),
  { path: '/.htpasswd', signature: 'config', text: /^[^\s:<]+:\$/mu },
  ...['/backup.sql', '/dump.sql', '/db.sql', '/database.sql'].map((path) => ({
    path,
    signature: 'sql_dump',
    text: SQL,
  })),
  ...['/backup.zip', '/site.zip', '/www.zip'].map((path) => ({ path, signature: 'archive', bytes: ZIP })),
  { path: '/backup.tar.gz', signature: 'archive', bytes: GZIP },
  { path: '/.svn/entries', signature: 'svn', text: /^\d+\s/u },
  { path: '/.svn/wc.db', signature: 'svn', bytes: SQLITE },
  { path: '/.DS_Store', signature: 'ds_store', bytes: DS_STORE },
  ...['/wp-content/debug.log', '/error_log', '/debug.log'].map((path) => ({
    path,
    signature: 'log',
    text: LOG,
  })),
  ...['/phpinfo.php', '/info.php', '/test.php'].map((path) => ({
    path,
    signature: 'phpinfo',
    text: /PHP Version[\s\S]*Configuration|<title>(?:PHP \S+ - )?phpinfo\(\)/u,
    html: true,
  })),
  ...['/wp-content/uploads/', '/uploads/', '/images/', '/backup/'].map((path) => ({
    path,
    signature: 'listing',
    text: LISTING,
    html: true,
  })),
  { path: '/wp-json/wp/v2/users', signature: 'wp_users', text: /^\s*\[\s*\{[\s\S]*"slug"/u },
  { path: '/xmlrpc.php', signature: 'wp_xmlrpc', text: /XML-RPC server accepts POST requests only/u },
  ...['/readme.html', '/license.txt'].map((path) => ({
    path,
    signature: 'wp_readme',
    // Near the start, as every page of WordPress names it further down.
    text: /^[\s\S]{0,1024}?WordPress/u,
    html: true,
  })),
  ...['/wp-login.php', '/administrator/', '/admin', '/user/login'].map((path) => ({
    path,
    signature: 'login_form',
    text: LOGIN,
    unless: SECOND_STEP,
    html: true,
  })),
]
