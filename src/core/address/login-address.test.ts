import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLoginAddress } from './login-address.ts'

const isAt = (path: string): boolean => isLoginAddress(`https://joes.test${path}`)

test('an address to log in at is known by its path', () => {
  for (const path of [
    '/login',
    '/log-in/',
    '/account/login?next=/',
    '/wp-login.php?redirect_to=%2F',
    '/sign-in#top',
    '/login#/',
    '/#/login',
    '/users/sign_in',
    '/login.php',
    '/Login.aspx?ReturnUrl=%2f',
    '/account/login.html',
    '/log_in',
    '/app#!/auth/start?x=1',
  ])
    assert.equal(isAt(path), true, path)
})

test('what only mentions logging in is none', () => {
  for (const path of [
    '/',
    '/home?next=/login',
    '/#/home?next=/login',
    '/#login',
    '/logins',
    '/authors',
    '/login.co.nz',
  ])
    assert.equal(isAt(path), false, path)
  assert.equal(isLoginAddress(''), false)
})
