import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readEnvironment, SETTING_NAMES } from './environment.ts'
import { SettingError } from './setting-error.ts'

test('without settings everything has a default', () => {
  const { port, host, databaseUrl, secret, sandbox, workers } = readEnvironment({})
  assert.deepEqual(
    { port, host, databaseUrl, secret, sandbox, workers },
    { port: 4747, host: '127.0.0.1', databaseUrl: null, secret: null, sandbox: 'prefer', workers: 1 },
  )
})

test('an empty setting counts as not set', () => {
  assert.equal(readEnvironment({ SMTP_URL: '', PORT: '' }).smtpUrl, null)
})

test('the address to listen on is one that the address of a page can have', () => {
  for (const [HOST, host] of [
    ['0.0.0.0', '0.0.0.0'],
    ['::', '::'],
    ['[::1]', '::1'],
    ['fe80::1', 'fe80::1'],
    ['localhost', 'localhost'],
    ['web-1.corp', 'web-1.corp'],
    ['my_container', 'my_container'],
    ['10', null],
    ['256.1.1.1', null],
    ['1.2.3.4:80', null],
    ['http://localhost', null],
    ['a b', null],
    ['[]', null],
  ] as const)
    if (host !== null) assert.equal(readEnvironment({ HOST }).host, host)
    else
      assert.throws(
        () => readEnvironment({ HOST }),
        /^Error: The setting HOST is not right: has to be an address/u,
      )
})

test('prod, uat and local have one public origin, and dev another where it is set', () => {
  const origins = {
    PUBLIC_ORIGIN: 'https://fettle.example.com/',
    PUBLIC_ORIGIN_DEV: 'https://dev.example.com/',
  }
  for (const FETTLE_ENV of ['prod', 'uat', 'local']) {
    const { origin, instanceUrl } = readEnvironment({ ...origins, FETTLE_ENV })
    assert.deepEqual([origin, instanceUrl], ['https://fettle.example.com', 'https://fettle.example.com/'])
  }
  const dev = readEnvironment({ ...origins, FETTLE_ENV: 'dev' })
  assert.deepEqual([dev.origin, dev.instanceUrl], ['https://dev.example.com', 'https://dev.example.com/'])
  const alone = { PUBLIC_ORIGIN: origins.PUBLIC_ORIGIN, FETTLE_ENV: 'dev' }
  assert.equal(readEnvironment(alone).origin, 'https://fettle.example.com')
})

const scrapeAt = (text: string) => readEnvironment({ FETTLE_METRICS: text }).telemetry.scrapeAt

test('metrics and traces are off until an address is set; a port alone means this machine', () => {
  const off = readEnvironment({}).telemetry
  assert.deepEqual([off.scrapeAt, off.isScraped, off.otlp], [null, false, null])
  assert.deepEqual(scrapeAt('9464'), { host: '127.0.0.1', port: 9_464 })
  assert.deepEqual(scrapeAt('0.0.0.0:9464'), { host: '0.0.0.0', port: 9_464 })
  assert.deepEqual(scrapeAt('[::1]:9464'), { host: '::1', port: 9_464 })
  const { telemetry } = readEnvironment({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc,x-tenant=me=you',
  })
  assert.deepEqual(telemetry.otlp, {
    endpoint: 'http://127.0.0.1:4318',
    headers: { authorization: 'Bearer abc', 'x-tenant': 'me=you' },
    tracesRatio: 1,
    metricsEveryMs: 60_000,
  })
})

test('browsers on other machines are a list of addresses, which may hold a token', () => {
  const { remoteBrowsers } = readEnvironment({
    FETTLE_BROWSER_URL: 'http://10.0.0.11:9222, wss://browsers.internal/?token=abc',
  })
  assert.deepEqual(remoteBrowsers, ['http://10.0.0.11:9222', 'wss://browsers.internal/?token=abc'])
  assert.deepEqual(readEnvironment({}).remoteBrowsers, [])
})

const wrong: [string, NodeJS.ProcessEnv][] = [
  ['FETTLE_METRICS', { FETTLE_METRICS: '4747' }],
  ['FETTLE_METRICS', { FETTLE_METRICS: 'here' }],
  ['FETTLE_METRICS', { FETTLE_METRICS: '70000' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://collector:4317' }],
  ['OTEL_EXPORTER_OTLP_HEADERS', { OTEL_EXPORTER_OTLP_HEADERS: 'short-and-secret' }],
  ['OTEL_EXPORTER_OTLP_HEADERS', { OTEL_EXPORTER_OTLP_HEADERS: 'key=%zz-short-and-secret' }],
  ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: '2' }],
  ['FETTLE_BROWSER_URL', { FETTLE_BROWSER_URL: 'ftp://host/?token=short-and-secret' }],
  ['FETTLE_BROWSER_URL', { FETTLE_BROWSER_URL: 'ws://me:short-and-secret@host/' }],
  ['FETTLE_BROWSER_SANDBOX', { FETTLE_BROWSER_SANDBOX: 'maybe' }],
  ['FETTLE_INSTANCE_URL', { FETTLE_INSTANCE_URL: 'here' }],
  ['FETTLE_SECRET_KEY', { FETTLE_SECRET_KEY: 'short-and-secret' }],
  ['FETTLE_SECRET_KEYS_OLD', { FETTLE_SECRET_KEYS_OLD: `${'k'.repeat(32)},short-and-secret` }],
  ['FETTLE_COLOUR', { FETTLE_COLOUR: 'blue' }],
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: 'http' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://user:pass-word@host/db' }],
  ['FETTLE_FILES', { FETTLE_FILES: 'ftp://somewhere' }],
  ['AWS_ACCESS_KEY_ID', { FETTLE_FILES: 's3://things', AWS_SECRET_ACCESS_KEY: 'short-and-secret' }],
  ['AWS_SECRET_ACCESS_KEY', { FETTLE_FILES: 's3://things', AWS_ACCESS_KEY_ID: 'id' }],
  ['SIGNIN_GOOGLE_CLIENT_SECRET', { SIGNIN_GOOGLE_CLIENT_ID: 'id' }],
  ['SIGNIN_GOOGLE_CLIENT_ID', { SIGNIN_GOOGLE_CLIENT_SECRET: 'short-and-secret' }],
  ['SIGNIN_MICROSOFT_CLIENT_SECRET', { SIGNIN_MICROSOFT_CLIENT_ID: 'id', SIGNIN_MICROSOFT_TENANT: 'ours' }],
  ['SIGNIN_MICROSOFT_CLIENT_ID', { SIGNIN_MICROSOFT_TENANT: 'ours' }],
  ['SIGNIN_FACEBOOK_CLIENT_SECRET', { SIGNIN_FACEBOOK_CLIENT_ID: 'id' }],
  ['OIDC_CLIENT_SECRET', { OIDC_ISSUER: 'https://id.test', OIDC_CLIENT_ID: 'id' }],
  ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'short-and-secret' }],
  ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_short-and-secret' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'short-and-secret', STRIPE_WEBHOOK_SECRET: 'whsec_a' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_live_1' }],
  ['HIBP_API_KEY', { HIBP_API_KEY: 'short-and-secret' }],
  ['FETTLE_ENDPOINTS', { FETTLE_ENDPOINTS: '{"hibp":"http://127.0.0.1:4101"}' }],
  ['FETTLE_ENDPOINTS', { FETTLE_ALLOW_ENDPOINTS: '1', FETTLE_ENDPOINTS: '{"hibp":"http://pwned.test"}' }],
  ['FETTLE_ENDPOINTS', { FETTLE_ALLOW_ENDPOINTS: '1', FETTLE_ENDPOINTS: '{"other":"https://pwned.test"}' }],
  ['FETTLE_ENDPOINTS', { FETTLE_ALLOW_ENDPOINTS: '1', FETTLE_ENDPOINTS: 'http://127.0.0.1:4101' }],
  ['FETTLE_ALLOW_ENDPOINTS', { FETTLE_ALLOW_ENDPOINTS: 'on' }],
  ['STRIPE_API_URL', { STRIPE_API_URL: 'http://stripe.fixture' }],
  ['FETTLE_RESOLVE', { FETTLE_RESOLVE: 'shop.test' }],
  ['FETTLE_ALLOW_PRIVATE', { FETTLE_ALLOW_PRIVATE: '10.0.0.1/' }],
  ['FETTLE_ALLOW_PRIVATE', { FETTLE_ALLOW_PRIVATE: '10.0.0.0/8, 10.0.0.0/8/24' }],
  ['FETTLE_ALLOW_PRIVATE', { FETTLE_ALLOW_PRIVATE: '10.0.0.0/1e1' }],
  ['FETTLE_ALLOW_PRIVATE', { FETTLE_ALLOW_PRIVATE: 'fd00::/' }],
  ['FETTLE_ALLOW_PRIVATE', { FETTLE_ALLOW_PRIVATE: 'fd00::/8/8' }],
  ['FETTLE_ALLOW_PRIVATE', { FETTLE_ALLOW_PRIVATE: 'fe80::1%eth0/64' }],
  ['FETTLE_ALLOW_PRIVATE', { FETTLE_ALLOW_PRIVATE: '::ffff:10.0.0.0/104' }],
  ['FETTLE_EGRESS_ALLOW', { FETTLE_EGRESS_ALLOW: '10.0.0.0/8' }],
  ['FETTLE_EGRESS_ALLOW', { FETTLE_EGRESS_ALLOW: 'intranet.corp:8080 10.0.0.0/33:80' }],
  ['FETTLE_EGRESS_ALLOW', { FETTLE_EGRESS_ALLOW: 'intranet.corp:0' }],
  ['FETTLE_EGRESS_ALLOW', { FETTLE_EGRESS_ALLOW: '10.0.0.1:80,65536' }],
  ['FETTLE_EGRESS_ALLOW', { FETTLE_EGRESS_ALLOW: 'fd00::1:443' }],
  ['FETTLE_EGRESS_ALLOW_LOOPBACK', { FETTLE_EGRESS_ALLOW_LOOPBACK: 'on' }],
  ...['127.0.0.1:41234', '127.8.0.0/16:80', '0.0.0.0/0:80', '[::1]:80', 'localhost:8080'].map(
    (entry): [string, NodeJS.ProcessEnv] => [
      'FETTLE_EGRESS_ALLOW_LOOPBACK',
      { NODE_ENV: 'production', FETTLE_EGRESS_ALLOW: `10.20.0.0/16:80 ${entry}` },
    ],
  ),
  ['FETTLE_MEDIA_URL', { FETTLE_MEDIA_URL: 'ftp://short-and-secret.test' }],
]
for (const [name, env] of wrong) {
  test(`F20 a wrong ${name} is named in one sentence that does not hold its value`, () => {
    assert.throws(
      () => readEnvironment(env),
      (error) =>
        error instanceof SettingError &&
        error.message.includes(name) &&
        !/short-and-secret|pass-word/u.test(error.message),
    )
  })
}

test('private addresses are allowed by ranges and one by one, of IPv4 and IPv6', () => {
  const { network } = readEnvironment({ FETTLE_ALLOW_PRIVATE: '192.168.1.0/24, 10.0.0.1 fd00::/8 fd00::1' })
  assert.deepEqual(network.allowPrivate, ['192.168.1.0/24', '10.0.0.1/32', 'fd00::/8', 'fd00::1/128'])
})

test('an operator opens ranges, addresses and names, each with its ports, to scans', () => {
  const entries = ['10.20.0.0/16:80,443', 'intranet.corp:8080', '[fd00::1]:41234']
  const { network, loopbackEntries } = readEnvironment({
    NODE_ENV: 'production',
    FETTLE_EGRESS_ALLOW: ` ${entries.join('  ')}\n`,
  })
  assert.deepEqual(network.allow, entries)
  assert.deepEqual(loopbackEntries, [])
})

test('a server of production opens itself to scans only where its operator says that this is meant', () => {
  const setting = { FETTLE_EGRESS_ALLOW: '127.0.0.1:41234 10.0.0.1:80' }
  const meant = { ...setting, NODE_ENV: 'production', FETTLE_EGRESS_ALLOW_LOOPBACK: 'yes' }
  for (const env of [setting, meant])
    assert.deepEqual(readEnvironment(env).loopbackEntries, ['127.0.0.1:41234'])
})

const offered = (env: NodeJS.ProcessEnv) => readEnvironment(env).providers.map(({ kind }) => kind)

test('a sign-in provider is offered when all settings of its group are set', () => {
  const google = { SIGNIN_GOOGLE_CLIENT_ID: 'a', SIGNIN_GOOGLE_CLIENT_SECRET: 'b' }
  const own = { OIDC_ISSUER: 'https://id.test', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }
  assert.deepEqual(offered({}), [])
  assert.deepEqual(offered({ OIDC_LABEL: 'the club' }), [])
  assert.deepEqual(offered({ ...google, ...own }), ['google', 'oidc'])
})

test('earlier keys are as long as the present one, and optional', () => {
  const [one, two] = ['1'.repeat(32), '2'.repeat(32)]
  assert.deepEqual(readEnvironment({}).oldSecrets, [])
  assert.deepEqual(readEnvironment({ FETTLE_SECRET_KEYS_OLD: `${one}, ${two}` }).oldSecrets, [one, two])
})

test('files are kept in the data folder, in another folder, or in a bucket', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'ap-southeast-2' }
  assert.deepEqual(readEnvironment({ FETTLE_DATA: '/data' }).files, { folder: '/data/files' })
  assert.deepEqual(readEnvironment({ FETTLE_FILES: '/elsewhere' }).files, { folder: '/elsewhere' })
  assert.deepEqual(readEnvironment({ FETTLE_FILES: 's3://things/of/ours', ...keys }).files, {
    bucket: {
      endpoint: 'https://s3.ap-southeast-2.amazonaws.com',
      region: 'ap-southeast-2',
      name: 'things',
      prefix: 'of/ours/',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    },
  })
})

test('payments are set up when both keys are set, with Stripe’s own address unless another is set', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' }
  assert.equal(readEnvironment({}).payments, null)
  assert.deepEqual(readEnvironment(keys).payments, {
    secretKey: 'sk_test_abc',
    webhookSecret: 'whsec_abc',
    origin: 'https://api.stripe.com',
  })
  const there = readEnvironment({ ...keys, STRIPE_API_URL: 'http://127.0.0.1:4100/' })
  assert.equal(there.payments?.origin, 'http://127.0.0.1:4100')
})

test('a stand-in takes the place of a service where that is allowed', () => {
  const { connections } = readEnvironment({
    HIBP_API_KEY: '0'.repeat(32),
    FETTLE_ALLOW_ENDPOINTS: '1',
    FETTLE_ENDPOINTS: '{"hibp":"http://127.0.0.1:4101/api/v3/"}',
  })
  assert.deepEqual(connections, {
    values: { HIBP_API_KEY: '0'.repeat(32) },
    endpoints: { hibp: 'http://127.0.0.1:4101/api/v3' },
  })
})

test('whatever a setting is set to, what is wrong with it is said in one plain sentence', () => {
  const values = [
    '§',
    '-1.5',
    '999999999999',
    'x',
    'https://a b',
    'http://',
    '//',
    's3://',
    '{}',
    'ftp://a/b',
  ]
  for (const name of SETTING_NAMES) {
    for (const value of values) {
      try {
        readEnvironment({ [name]: value })
      } catch (error) {
        assert.ok(error instanceof SettingError, `${name}=${value}: ${String(error)}`)
        assert.doesNotMatch(
          error.message,
          /Invalid|expected|NaN|received|undefined|\n|\.\.$/u,
          `${name}=${value}`,
        )
        assert.match(error.message, /\.$/u)
      }
    }
  }
})

test('a wrong setting says what it takes', () => {
  for (const [settings, words] of [
    [{ FETTLE_WORKERS: 'two' }, 'FETTLE_WORKERS is not right: has to be a number.'],
    [{ FETTLE_WORKERS: '1.5' }, 'FETTLE_WORKERS is not right: has to be a whole number.'],
    [{ FETTLE_WORKERS: '65' }, 'FETTLE_WORKERS is not right: has to be 64 or less.'],
    [{ FETTLE_SCANS_AT_ONCE: '0' }, 'FETTLE_SCANS_AT_ONCE is not right: has to be 1 or more.'],
    [{ FETTLE_PACE: '0' }, 'FETTLE_PACE is not right: has to be off, or a number above 0 and up to 1000.'],
    [{ FETTLE_TRUST_PROXY: 'yes' }, 'FETTLE_TRUST_PROXY is not right: has to be on or off.'],
    [
      { DATABASE_URL: 'mysql://a' },
      'DATABASE_URL is not right: has to be an address that begins with postgres://.',
    ],
    [
      { SMTP_URL: 'mail.example.com' },
      'SMTP_URL is not right: has to be an address that begins with smtps:// or smtp://.',
    ],
    [
      { PUBLIC_ORIGIN: 'fettle' },
      'PUBLIC_ORIGIN is not right: has to be an address such as https://example.com.',
    ],
    [
      { AWS_ENDPOINT_URL_S3: 'minio:9000' },
      'AWS_ENDPOINT_URL_S3 is not right: has to be an address such as https://example.com.',
    ],
    [{ FETTLE_OPERATOR_EMAIL: 'me' }, 'FETTLE_OPERATOR_EMAIL is not right: has to be an email address.'],
  ] as const)
    assert.throws(() => readEnvironment(settings), { message: `The setting ${words}` })
})
