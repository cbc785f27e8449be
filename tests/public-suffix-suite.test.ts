import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { registrableDomain } from '#core/address/urls.ts'
import { suiteAt, suiteText } from '#support/suite.ts'

// The test vectors of publicsuffix.org (`tests/test_psl.txt` or `tests/tests.txt` of its list), where FETTLE_PSL_SUITE gives their path.

const SUITE = suiteAt('FETTLE_PSL_SUITE')

/** `checkPublicSuffix('a.example.com', 'example.com');` or `a.example.com example.com`. */
const CASE = /^(?:checkPublicSuffix\()?'?([^',\s]+)'?,?\s+'?([^')\s]+)'?(?:\);)?$/u

/** No host in DNS has an empty label: what stands behind the dot is read. */
const WITHOUT_LABEL: readonly string[] = ['.example.com', '.example.example']

describe('the vectors of the public suffix list', { skip: SUITE.skip }, () => {
  it('give the domain that somebody registered, and the host itself where nobody did', async () => {
    const lines = (await suiteText(SUITE)).split('\n').filter((line) => line !== '' && !line.startsWith('//'))
    const cases = lines.map((line) => CASE.exec(line) ?? []).filter(([, host]) => host !== 'null')
    const excused: string[] = []
    const others = cases.flatMap(([, host = '', domain = '']) => {
      const found = registrableDomain(host)
      if (found === (domain === 'null' ? host : domain)) return []
      if (!WITHOUT_LABEL.includes(host)) return `${host}: ${found}, not ${domain}`
      excused.push(host)
      return []
    })
    assert.equal(others.join('\n'), '')
    assert.deepEqual(excused, WITHOUT_LABEL)
    // All but the one without a host, which no text stands for.
    assert.equal(cases.length, lines.length - 1)
  })
})
