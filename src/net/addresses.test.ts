import assert from 'node:assert/strict'
import { networkInterfaces } from 'node:os'
import { test } from 'node:test'
import { canonical, classify } from './addresses.ts'
import { AllowList } from './allow-list.ts'
import { permits } from './permits.ts'

/** First and last address of every refused range. */
const PRIVATE = [
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '239.255.255.255'],
  ['240.0.0.0', '255.255.255.255'],
  ['::1', '::1'],
  ['::127.0.0.1', '::8.8.8.8'],
  ['::ffff:127.0.0.1', '::ffff:8.8.8.8'],
  ['64:ff9b::7f00:1', '64:ff9b:1::1'],
  ['100::', '100::ffff:ffff:ffff:ffff'],
  ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff'],
  ['2606:4700::5efe:8.8.8.8', '2606:4700::200:5efe:8.8.8.8'],
  ['5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
].flat()

/** The addresses just outside those ranges. */
const PUBLIC = [
  '1.0.0.0',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.0.3.0',
  '192.88.98.255',
  '192.88.100.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '203.0.112.255',
  '203.0.114.0',
  '223.255.255.255',
  '168.63.129.15',
  '168.63.129.17',
  '2000::',
  '2001:200::',
  '2001:db7:ffff::',
  '2001:db9::',
  '2003::',
  '2606:4700::1111',
  '3ffe:ffff::',
  '3fff:1000::',
]

const NEVER = [
  '0.0.0.0',
  '0.255.255.255',
  '::',
  '169.254.169.254',
  '169.254.170.2',
  '169.254.170.23',
  'fd00:ec2::254',
  'fd00:ec2::23',
  'fd20:ce::254',
  '100.100.100.200',
  '192.0.0.192',
  '168.63.129.16',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b::a83f:8110',
]

test('refused ranges are private from their first to their last address', () => {
  for (const address of PRIVATE) assert.equal(classify(address), 'private', address)
})

test('addresses just outside those ranges are public', () => {
  for (const address of PUBLIC) assert.equal(classify(address), 'public', address)
})

test('services that hand out credentials, and the unspecified address, are never allowed', () => {
  for (const address of NEVER) assert.equal(classify(address), 'never', address)
  const everything = new AllowList({ resolve: [], allowPrivate: ['0.0.0.0/0', '::/0'] })
  for (const address of NEVER) assert.equal(everything.covers(address, 80), false, address)
  assert.equal(everything.covers('127.0.0.1', 80), true)
})

test('an address that NAT64 translates may be dialled only where its IPv4 address may, too', () => {
  const translated = new AllowList({ resolve: [], allowPrivate: ['64:ff9b::/96'] })
  assert.deepEqual(
    ['64:ff9b::808:808', '64:ff9b::7f00:1', '64:ff9b::a01:203', '64:ff9b::a9fe:aa17'].map((address) => [
      translated.covers(address, 80),
      translated.coversAnyPort(address),
    ]),
    [
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ],
  )
  const both = new AllowList({ resolve: [], allowPrivate: ['64:ff9b::/96', '10.0.0.0/8'] })
  assert.equal(both.covers('64:ff9b::a01:203', 80), true)
  assert.equal(both.covers('64:ff9b::a01:203', 8_080), false)
  assert.equal(both.covers('64:ff9b::7f00:1', 80), false)
  const inside = new AllowList({ resolve: [], allowPrivate: ['10.0.0.0/8'] })
  assert.equal(inside.covers('64:ff9b::a01:203', 80), false)
})

test('zone ids and texts that are not an address are private', () => {
  for (const text of ['fe80::1%eth0', '2606:4700::1111%1', '', 'example.com', '1.2.3', '0x7f.1']) {
    assert.equal(classify(text), 'private', text)
  }
})

test('this machine’s own addresses are private', () => {
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  assert.ok(own.length > 0)
  for (const { address } of own) assert.equal(classify(address), 'private', address)
})

/** Random numbers that are the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return (t ^ (t >>> 14)) >>> 0
  }
}

const nobody = new AllowList({ resolve: [], allowPrivate: [] })

test('U13 every spelling of an IPv4 address is classified alike', () => {
  const next = randomNumbers(7)
  const samples = [...PRIVATE, ...PUBLIC, ...NEVER].filter((address) => !address.includes(':'))
  const numbers = [...samples.map(numberOf), ...Array.from({ length: 500 }, next)]
  for (const number of numbers) {
    const verdict = classify(dotted(number))
    for (const spelling of spellingsOf(number)) {
      assert.equal(permits(`http://${spelling}/`, nobody).ok, verdict === 'public', spelling)
    }
  }
})

const numberOf = (address: string): number =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)

const bytesOf = (number: number): number[] => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255)

const dotted = (number: number): string => bytesOf(number).join('.')

const wide = (text: string): string =>
  text.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0xff10 + Number(digit)))

function spellingsOf(number: number): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = bytesOf(number)
  return [
    dotted(number),
    `${dotted(number)}.`,
    String(number),
    `0x${number.toString(16)}`,
    `0${number.toString(8)}`,
    `${a}.${b * 65_536 + c * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    `0x${a.toString(16)}.0${b.toString(8)}.${c}.${d}`,
    wide(dotted(number)),
    dotted(number).replaceAll('.', '。'),
  ]
}

test('U15 every spelling of an IPv6 address is classified alike', () => {
  const next = randomNumbers(11)
  const random = Array.from({ length: 500 }, () =>
    canonical(Array.from({ length: 8 }, () => (next() & 0xffff).toString(16)).join(':')),
  )
  const samples = [...PRIVATE, ...PUBLIC, ...NEVER].filter((address) => address.includes(':'))
  for (const address of [...samples, ...random]) {
    const verdict = classify(address)
    for (const spelling of longFormsOf(address)) {
      assert.equal(classify(spelling), verdict, spelling)
      assert.equal(permits(`http://[${spelling}]/`, nobody).ok, verdict === 'public', spelling)
    }
  }
})

function longFormsOf(address: string): string[] {
  const short = canonical(address)
  const [head = '', tail = ''] = short.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  const long = [...left, ...zeros, ...right]
  const [g = '0', h = '0'] = long.slice(6)
  const low = dotted(Number.parseInt(g, 16) * 65_536 + Number.parseInt(h, 16))
  return [
    short,
    short.toUpperCase(),
    long.join(':'),
    long.map((part) => part.padStart(4, '0')).join(':'),
    [...long.slice(0, 6), low].join(':'),
  ]
}
