import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aLink, aPage } from '#support/page-facts.ts'
import { menuOf } from './menu.ts'

test('the menu has the links of header, nav and footer, once each, without the homepage', () => {
  const home = aPage({
    links: [
      aLink('/', 'Home', { region: 'header' }),
      aLink('/shop', 'Shop', { region: 'nav' }),
      aLink('/shop/', 'Shop again', { region: 'footer' }),
      aLink('/terms', 'Terms', { region: 'footer' }),
      aLink('/story', 'Story', { region: 'main' }),
      aLink('/menu.pdf', 'Menu', { region: 'nav' }),
      aLink('/logout', 'Log out', { region: 'nav' }),
      aLink('/contact', 'Contact', { region: 'nav', rel: ['nofollow'] }),
      aLink('https://example.com/', 'Elsewhere', { region: 'footer' }),
    ],
  })
  assert.deepEqual(
    [...menuOf(home, 'joes.test').values()],
    ['https://joes.test/shop', 'https://joes.test/terms', 'https://joes.test/contact'],
  )
})
