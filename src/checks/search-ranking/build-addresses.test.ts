import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isBuildAddress, isOwnFile } from './build-addresses.ts'

/** Those of these links that count as left over from building the website at `host`. */
const countedAt = (host: string, ...links: string[]): string[] =>
  links.filter((href) => isOwnFile(href) || isBuildAddress(href, host))

test('files and hosts of one’s own computer or network are left over', () => {
  const own = [
    'file:///C:/site/index.html',
    String.raw`C:\Users\Jo\menu.pdf`,
    'c:/Users/Jo/menu.pdf',
    String.raw`\\server\menus\menu.pdf`,
    'http://localhost:3000/',
    'localhost:3000/menu',
    'http://192.168.1.5/',
    'http://printer.local/',
  ]
  assert.deepEqual(countedAt('joes.test', ...own), own)
})

test('a backslash that browsers read as a slash leads to a website', () => {
  assert.deepEqual(countedAt('joes.test', String.raw`\\elsewhere.test\menu.pdf`, String.raw`\about`), [])
})

test('a host for websites under construction is left over, its own website is not', () => {
  const left = [
    'https://joes.myftpupload.com/',
    'https://jp1.wpenginepowered.com/',
    'https://joes.wpengine.com/',
  ]
  assert.deepEqual(countedAt('joes.test', ...left), left)
  assert.deepEqual(
    countedAt(
      'joes.test',
      'https://www.wpengine.com/',
      'https://wpengine.com/',
      'https://my.wpengine.com/',
      'https://support.wpengine.com/',
      'https://www.pantheonsite.io/',
      'https://www.webflow.io/',
    ),
    [],
  )
})

test('on a builder’s host, what is left over begins with the website’s whole name', () => {
  const left = [
    'https://joes-plumbing.webflow.io/',
    'https://joesplumbing-new.webflow.io/',
    'https://joes-plumbing-5a3f2c.webflow.io/',
    'https://joesplumbing2.weebly.com/',
    'https://joesplumbing.staging.wpengine.com/',
  ]
  assert.deepEqual(countedAt('joesplumbing.co.nz', ...left), left)
  assert.deepEqual(countedAt('joes-plumbing.com.au', ...left), left)
})

test('a website named like a part of the builder’s name does not own all that are there', () => {
  assert.deepEqual(countedAt('space.co.nz', 'https://anyone.squarespace.com/'), [])
  assert.deepEqual(countedAt('daddy.co.nz', 'https://anyone.godaddysites.com/'), [])
  assert.deepEqual(countedAt('flow.com.au', 'https://anyone.webflow.io/'), [])
})

test('a neighbour whose name only has the website’s name in it is not the website', () => {
  assert.deepEqual(
    countedAt(
      'cafe.com.au',
      'https://joescafe.webflow.io/',
      'https://cafe-bloom.webflow.io/',
      'https://cafeteria.weebly.com/',
    ),
    [],
  )
})

test('a blog of one’s own is nothing left over', () => {
  assert.deepEqual(countedAt('joesplumbing.com.au', 'https://joesplumbing.wordpress.com/'), [])
})

test('every host that holds only websites under construction is known', () => {
  const hosts =
    'myftpupload.com secureserversites.net kinsta.cloud cloudwaysapps.com sg-host.com flywheelsites.com flywheelstaging.com wpenginepowered.com wpcomstaging.com pantheonsite.io tempurl.host hostingersite.com temporary.site'
  const left = hosts.split(' ').map((host) => `https://x81.${host}/`)
  assert.deepEqual(countedAt('joes.test', ...left), left)
})

test('at a host that also holds finished websites, only the website’s own name is left over', () => {
  const hosts =
    'webflow.io wixsite.com editorx.io squarespace.com weebly.com netlify.app vercel.app framer.website godaddysites.com wpengine.com'
  const left = hosts
    .split(' ')
    .flatMap((host) => [`https://joestaps.${host}/`, `https://joestaps-staging.${host}/`])
  assert.deepEqual(countedAt('joestaps.test', ...left), left)
  const others = hosts
    .split(' ')
    .flatMap((host) => [
      `https://${host}/`,
      `https://annestaps.${host}/`,
      `https://joestapsandtiles.${host}/`,
    ])
  assert.deepEqual(countedAt('joestaps.test', ...others), [])
  const short = hosts.split(' ').map((host) => `https://joe.${host}/`)
  assert.deepEqual(countedAt('joe.test', ...short), [])
})
