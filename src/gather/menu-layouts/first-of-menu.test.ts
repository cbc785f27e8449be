import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { htmlPage } from '#support/html-page.ts'
import { firstOfMenu } from './first-of-menu.ts'

const paths = (body: string): string[] =>
  firstOfMenu(htmlPage('/', body), 'joes.test').map((url) => new URL(url).pathname)

describe('the first pages of the menu', () => {
  test('are two, in the order of the nav', () => {
    assert.deepEqual(
      paths('<p><a href="/blog">b</a></p><nav><a href="/b">b</a><a href="/a">a</a><a href="/c">c</a></nav>'),
      ['/b', '/a'],
    )
  })

  test('are the nav’s before the header’s, and never the footer’s', () => {
    const header = '<header><a href="/login">in</a></header>'
    assert.deepEqual(paths(`${header}<nav><a href="/shop">s</a></nav>`), ['/shop', '/login'])
    assert.deepEqual(paths(`${header}<footer><a href="/terms">t</a></footer>`), ['/login'])
  })

  test('are pages of this site, each once, and not the homepage', () => {
    const links = [
      '/',
      '/#top',
      '/index.html#top',
      'https://else.test/',
      '/menu.pdf',
      '/logout',
      '/a',
      '/A/',
      'mailto:x@joes.test',
    ]
    assert.deepEqual(paths(`<nav>${links.map((href) => `<a href="${href}">x</a>`).join('')}</nav>`), ['/a'])
  })
})
