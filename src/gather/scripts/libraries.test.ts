import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growsWithLength } from '#support/work-time.ts'
import { librariesInText, libraryOfAddress } from './libraries.ts'

const named = (address: string): string => {
  const found = libraryOfAddress(address)
  return found ? `${found.name} ${found.version}` : ''
}

test('the file name gives library and version', () => {
  assert.equal(named('https://joes.test/js/jquery-3.4.1.min.js'), 'jquery 3.4.1')
  assert.equal(named('https://joes.test/js/jquery-1.12.4.js?v=2'), 'jquery 1.12.4')
  assert.equal(named('https://joes.test/jquery-ui-1.11.4.custom.min.js'), 'jquery-ui 1.11.4')
  assert.equal(named('https://joes.test/bootstrap.bundle-4.6.0.min.js'), 'bootstrap 4.6.0')
  assert.equal(named('https://joes.test/js/jquery.min.js'), '')
})

test('the folder gives it on CDNs, as a path or as a package', () => {
  assert.equal(named('https://ajax.googleapis.com/ajax/libs/jquery/3.4.1/jquery.min.js'), 'jquery 3.4.1')
  assert.equal(
    named('https://ajax.googleapis.com/ajax/libs/angularjs/1.5.8/angular-route.min.js'),
    'angularjs 1.5.8',
  )
  assert.equal(
    named('https://cdnjs.cloudflare.com/ajax/libs/moment.js/2.29.1/moment.min.js'),
    'moment.js 2.29.1',
  )
  assert.equal(
    named('https://cdn.jsdelivr.net/npm/bootstrap@5.0.2/dist/js/bootstrap.bundle.min.js'),
    'bootstrap 5.0.2',
  )
  assert.equal(named('https://unpkg.com/vue@2.6.14'), 'vue 2.6.14')
  assert.equal(named('https://unpkg.com/@angular/core@12.0.1/bundles/core.umd.js'), '@angular/core 12.0.1')
  assert.equal(
    named('https://maxcdn.bootstrapcdn.com/bootstrap/3.3.7/js/bootstrap.min.js'),
    'bootstrap 3.3.7',
  )
  assert.equal(named('https://code.jquery.com/ui/1.12.1/jquery-ui.min.js'), 'jquery-ui 1.12.1')
})

test('a package of a scope is not the library that it is named like', () => {
  assert.equal(named('https://cdn.jsdelivr.net/npm/@fullcalendar/bootstrap@4.2.0/main.min.js'), '')
  assert.equal(named('https://cdn.jsdelivr.net/npm/@sentry/vue/5.1.0/index.js'), '')
})

test('lodash’s version stands behind its name for hashes; other libraries write theirs alike', () => {
  const handlebars = 't.VERSION="4.0.12";'
  const lodash = 'c="__lodash_hash_undefined__";An.VERSION="4.17.21";'
  assert.deepEqual(librariesInText(handlebars + lodash), [{ name: 'lodash', version: '4.17.21' }])
})

test('a plugin that requires jQuery UI is not jQuery UI', () => {
  assert.deepEqual(librariesInText('/*!\n * Slider\n * Requires jQuery UI 1.8.16 or later\n */'), [])
  assert.deepEqual(librariesInText('/*!\n * jQuery UI 1.8.16\n *'), [
    { name: 'jquery-ui', version: '1.8.16' },
  ])
})

test('on a library’s own host the first folder is its version', () => {
  assert.equal(
    named('https://cdn.datatables.net/1.12.1/js/jquery.dataTables.min.js'),
    'jquery.datatables 1.12.1',
  )
  assert.equal(named('https://code.angularjs.org/1.5.8/angular.min.js'), 'angularjs 1.5.8')
  assert.equal(named('https://code.highcharts.com/10.0.0/highcharts.js'), 'highcharts 10.0.0')
  assert.equal(named('https://cdn.ckeditor.com/4.20.2/standard/ckeditor.js'), 'ckeditor 4.20.2')
  assert.equal(named('https://cdn.datatables.net/buttons/2.2.3/js/dataTables.buttons.min.js'), '')
  assert.equal(named('https://joes.test/1.12.1/js/jquery.dataTables.min.js'), '')
})

test('a version without a minor number is not a version', () => {
  assert.equal(named('https://cdn.jsdelivr.net/npm/jquery@3/dist/jquery.min.js'), '')
})

test('a plugin in a folder named after the library is not the library', () => {
  assert.equal(named('https://joes.test/jquery/1.2.3/slider.js'), '')
  assert.equal(named('https://joes.test/jquery/1.12.4/jquery.min.js'), 'jquery 1.12.4')
  assert.equal(named('https://joes.test/js/jquery.slider-1.2.3.js'), '')
})

test('the version of WordPress’s jQuery is in its address; for other files it is the theme’s', () => {
  assert.equal(named('https://joes.test/wp-includes/js/jquery/jquery.min.js?ver=3.7.1'), 'jquery 3.7.1')
  assert.equal(
    named('https://joes.test/wp-includes/js/jquery/jquery-migrate.min.js?ver=3.4.1'),
    'jquery-migrate 3.4.1',
  )
  assert.equal(named('https://joes.test/wp-content/themes/x/jquery.js?ver=6.4.2'), '')
})

test('banners inside files give it, also several in one bundle', () => {
  const bundle = `/*! jQuery v3.3.1 | (c) JS Foundation */x();
/*!
  * Bootstrap v4.1.3 (https://getbootstrap.com/)
  */ y();
//! moment.js
//! version : 2.18.1
/** @license React v16.13.1
 * react-dom.production.min.js
 */`
  assert.deepEqual(librariesInText(bundle), [
    { name: 'jquery', version: '3.3.1' },
    { name: 'bootstrap', version: '4.1.3' },
    { name: 'moment.js', version: '2.18.1' },
    { name: 'react-dom', version: '16.13.1' },
  ])
})

test('a plugin that mentions its library is not the library', () => {
  assert.deepEqual(librariesInText('/* needs jQuery v1.8 or newer; based on Underscore.js 1.8.3 */'), [])
  assert.deepEqual(librariesInText('bootstrap.VERSION = "4.17.21"; uses lodash'), [])
})

test('lodash without its notice is recognised by the name of its hashes', () => {
  assert.deepEqual(librariesInText('"__lodash_hash_undefined__";x.VERSION="4.17.15"'), [
    { name: 'lodash', version: '4.17.15' },
  ])
})

test('C10 text made to slow the banners’ expressions down', () => {
  for (const part of [
    'a',
    'jQuery ',
    '/*! ',
    '// ',
    'CKEDITOR=',
    'easyXDM',
    'prettyPhoto',
    'bootstrap-',
    '@overview Ember - @a',
    '1.1.',
  ]) {
    growsWithLength(part, {
      make: (parts) => part.repeat(parts),
      work: librariesInText,
      parts: 1_000_000 / part.length,
    })
  }
})
