import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aLink, aPage, aScript } from '#support/page-facts.ts'
import { embedsOf, linksToOthers, otherFramesOf } from './embeds.ts'

const frame = (url: string) => ({ url, title: null, region: 'main', lazy: false }) as const
const framed = (...urls: string[]) => [aPage({ frames: urls.map(frame) })]

test('a frame is known by its service, at the host itself and below it', () => {
  const frames: [url: string, name: string | undefined][] = [
    ['https://www.youtube.com/embed/1', 'YouTube'],
    ['https://www.youtube-nocookie.com/embed/1', 'YouTube'],
    ['https://youtu.be/1', 'YouTube'],
    ['https://player.vimeo.com/video/1', 'Vimeo'],
    ['https://www.google.com.au/maps/embed', 'Google Maps'],
    ['https://maps.google.co.nz/', 'Google Maps'],
    ['https://www.openstreetmap.org/export/embed.html', 'OpenStreetMap'],
    ['https://www.facebook.com/plugins/page.php', 'Facebook'],
    ['https://www.instagram.com/p/1/embed', 'Instagram'],
    ['https://platform.twitter.com/embed', 'X'],
    ['https://x.com/joes', 'X'],
    ['https://www.tiktok.com/embed/1', 'TikTok'],
    ['https://open.spotify.com/embed/1', 'Spotify'],
    ['https://w.soundcloud.com/player/', 'SoundCloud'],
    ['https://calendar.google.com/calendar/embed', 'Google Calendar'],
    ['https://www.google.com/calendar/embed', 'Google Calendar'],
    ['https://notyoutube.com/embed/1', undefined],
    ['https://www.google.com/recaptcha/', undefined],
    ['about:blank', undefined],
    ['not an address', undefined],
  ]
  for (const [url, name] of frames) assert.deepEqual(embedsOf(framed(url)), name ? [name] : [], url)
})

const scripts = (...urls: (string | null)[]) =>
  embedsOf([aPage({ scripts: urls.map((url) => aScript({ url })) })])

test('maps and posts that scripts write count as well, each service once', () => {
  assert.deepEqual(scripts('https://maps.googleapis.com/maps/api/js?key=1'), ['Google Maps'])
  assert.deepEqual(scripts('https://connect.facebook.net/en_US/sdk.js'), ['Facebook'])
  assert.deepEqual(scripts('https://connect.facebook.net/en_US/all.js'), ['Facebook'])
  assert.deepEqual(scripts('https://connect.facebook.net/en_US/fbevents.js', null), [])
  const twice = [
    ...framed('https://www.facebook.com/plugins/page.php', 'https://www.facebook.com/plugins/like.php'),
  ]
  assert.deepEqual(embedsOf([...twice, ...framed('https://youtu.be/1'), ...twice]), ['Facebook', 'YouTube'])
})

const others = (named: string[], ...urls: string[]) => otherFramesOf(framed(...urls), named)

test('another frame is named by its domain, once', () => {
  assert.deepEqual(
    others(
      [],
      'https://a.tables.test:8443/1',
      'https://b.tables.test/2',
      'http://other.com.au/',
      'https://youtu.be/1',
    ),
    ['tables.test', 'other.com.au'],
  )
  assert.deepEqual(
    others([], 'https://book.joes.test/', 'about:blank', 'data:text/html,x', 'javascript:0'),
    [],
  )
  assert.deepEqual(otherFramesOf([], []), [])
})

const besideNamed = (named: string, url: string) => otherFramesOf(framed(url), [named])

test('another frame is left out where its service is named elsewhere, by at least four letters', () => {
  assert.deepEqual(besideNamed('Square', 'https://squareup.com/'), [])
  assert.deepEqual(besideNamed('Square Appointments', 'https://square.site/'), [])
  assert.deepEqual(besideNamed('Acme Bookings', 'https://acm.test/'), ['acm.test'])
  assert.deepEqual(besideNamed('Acme Bookings', 'https://acme.test/'), [])
  assert.deepEqual(besideNamed('—', 'https://acme.test/'), ['acme.test'])
})

const leads = (...links: ReturnType<typeof aLink>[]) => linksToOthers([aPage(), aPage({ url: '/a', links })])

test('a link leads to others where visitors see it and the website is another', () => {
  assert.equal(leads(aLink('https://other.test/', 'Other')), true)
  assert.equal(leads(aLink('https://other.test/', 'Other', { hidden: true })), false)
  assert.equal(
    leads(aLink('https://shop.joes.test/', 'Shop'), aLink('/b', 'B'), aLink('mailto:a@b.test', 'Mail')),
    false,
  )
  assert.equal(linksToOthers([]), false)
})
