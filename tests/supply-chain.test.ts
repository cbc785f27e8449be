import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { isAllowed, licenceTexts, thirdPartyLicences } from '../scripts/licences.ts'
import { billOfMaterials } from '../scripts/sbom.ts'
import { lockedPackages, placeInPages, shippedPackages } from '../scripts/shipped-packages.ts'

const manifest = z.object({
  files: z.array(z.string()),
  scripts: z.record(z.string(), z.string()),
  allowScripts: z.record(z.string(), z.literal(true)),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
  overrides: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
  publishConfig: z.object({ provenance: z.literal(true) }),
})
const own = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')))
/** What builds the pages, and what is built into them. */
const pages = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('pages/package.json', 'utf8')))
/** Packages that bring their licence as a name only. */
const WITHOUT_TEXT = new Set([
  '@puppeteer/browsers',
  'drizzle-orm',
  'legacy-javascript',
  'lookup-closest-locale',
  'pg-copy-streams',
  'pg-types',
  'pgpass',
  'puppeteer-core',
  'react-remove-scroll-bar',
  'saxes',
  'speedline-core',
])

describe('what ships', () => {
  it('has licences of the allow-list', () => {
    const refused = shippedPackages().filter(({ licence }) => !isAllowed(licence))
    assert.deepEqual(
      refused.map(({ name, licence }) => `${name}: ${licence}`),
      [],
    )
  })

  it('is refused by the allow-list with another licence, and with one of two that both apply', () => {
    assert.deepEqual(
      ['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED', 'none', '(MIT OR GPL-3.0-only)'].map(isAllowed),
      [false, false, false, false, true],
    )
  })

  it('is refused with parentheses within an expression, which somebody has to read', () => {
    for (const mixed of [
      '(MIT OR GPL-3.0-only) AND GPL-3.0-only',
      'GPL-3.0-only AND (GPL-2.0-only OR MIT OR ISC)',
      '(MIT OR ISC) AND (ISC OR MIT)',
    ])
      assert.equal(isAllowed(mixed), false, mixed)
  })

  it('is what is loaded at run time and what the pages are built of, not what makes or tests them', () => {
    const names = new Set(shippedPackages().map(({ name }) => name))
    const inPages = ['react', 'react-dom', '@mantine/core', '@tabler/icons-react']
    for (const name of [...Object.keys(own.dependencies), ...inPages]) assert.ok(names.has(name), name)
    for (const name of ['typescript', 'vite', 'knip', 'playwright-core', 'kubernetes-models'])
      assert.ok(!names.has(name), name)
  })

  it('has what the pages import wherever npm puts it, and nothing is left out without a word', () => {
    const locked = { 'node_modules/react': {}, 'pages/node_modules/zod': {} }
    assert.equal(placeInPages('react', locked), 'node_modules/react')
    assert.equal(placeInPages('zod', locked), 'pages/node_modules/zod')
    assert.throws(() => placeInPages('vue', locked), /no package vue/u)
  })

  it('has every licence in one file, with its text where the package has one', () => {
    const text = thirdPartyLicences()
    for (const { name, version, licence } of shippedPackages())
      assert.ok(text.includes(`${name} ${version}: ${licence}`), name)
    const without = shippedPackages().filter((one) => !one.isForOneSystem && licenceTexts(one).length === 0)
    assert.deepEqual(
      [...new Set(without.map(({ name }) => name))].filter((name) => !WITHOUT_TEXT.has(name)),
      [],
    )
    assert.equal(thirdPartyLicences(), text)
  })

  it('is listed in CycloneDX, the same each time', () => {
    const list = billOfMaterials()
    const listed = new Set(list.components.map(({ name, version }) => `${name}@${version}`))
    const missing = shippedPackages().filter(({ name, version }) => !listed.has(`${name}@${version}`))
    assert.deepEqual(missing, [])
    const refs = new Set(list.components.map((one) => one['bom-ref']))
    assert.equal(refs.size, list.components.length)
    for (const { ref, dependsOn } of list.dependencies)
      for (const one of [ref, ...dependsOn]) assert.ok(refs.has(one), one)
    assert.deepEqual(billOfMaterials(), list)
  })

  it('comes with the list and the licences in the npm package', () => {
    assert.ok(own.files.includes('sbom.cdx.json') && own.files.includes('THIRD-PARTY-LICENCES'))
    assert.match(own.scripts['prepack'] ?? '', /supply-files\.ts/u)
  })
})

/** Packages that are left out, and the files of others that would load them, each of which we never ask to. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  '@sentry/node': ['node_modules/lighthouse/core/lib/sentry.js'],
  '@tabler/icons': [],
}

describe('packages that are left out', () => {
  it('are these', () => {
    const empty = Object.entries(own.overrides).filter(
      ([, to]) => typeof to === 'string' && to.startsWith('npm:@favware/skip-dependency@'),
    )
    assert.deepEqual(empty.map(([name]) => name).toSorted(), Object.keys(LEFT_OUT))
  })

  it('are loaded by no file of ours, and of others by the known ones only', () => {
    for (const [name, known] of Object.entries(LEFT_OUT)) {
      const path = `node_modules/${name}`
      const asking = lockedPackages().filter(({ uses }) => uses.includes(path))
      assert.notDeepEqual(asking, [], name)
      const theirs = asking.map((one) => `${one.path}/**/*.{js,mjs,cjs}`)
      const files = globSync([...theirs, 'src/**/*.{ts,tsx}'], { exclude: ['**/*.test.*'] })
      const loads = new RegExp(`(?:from|import|require)[ (]*['"]${name}['"/]`, 'u')
      assert.deepEqual(files.filter((file) => loads.test(readFileSync(file, 'utf8'))).toSorted(), known)
    }
  })

  it('are not missed by Lighthouse, which loads its reporter of faults for its own command line only', () => {
    const starters = globSync('node_modules/lighthouse/{cli,core,shared}/**/*.js').filter((file) =>
      /\bSentry\.init\(/u.test(readFileSync(file, 'utf8')),
    )
    assert.deepEqual(starters.toSorted(), [
      'node_modules/lighthouse/cli/bin.js',
      'node_modules/lighthouse/core/lib/sentry.js',
    ])
    const ours = globSync('src/**/*.ts').filter((file) =>
      readFileSync(file, 'utf8').includes('lighthouse/cli'),
    )
    assert.deepEqual(ours, [])
  })
})

describe('packages of others', () => {
  it('run no install script but the listed ones', () => {
    const listed = Object.keys(own.allowScripts)
    const running = shippedPackages()
      .filter(({ hasInstallScript }) => hasInstallScript)
      .map(({ name }) => name)
    assert.deepEqual([...new Set(running)].toSorted(), listed.toSorted())
  })

  it('are pinned to one version each', () => {
    const all = [own.dependencies, own.devDependencies, own.optionalDependencies, pages.dependencies]
    const loose = all
      .flatMap((some) => Object.entries(some))
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version))
    assert.deepEqual(loose, [])
    assert.ok(lockedPackages().length > Object.keys(own.dependencies).length)
  })

  it('have their address in npm’s registry and their hash in the lockfile, for every system', () => {
    const registry = 'https://registry.npmjs.org/'
    const incomplete = lockedPackages().filter(
      ({ archive, sha512 }) => !archive.startsWith(registry) || sha512 === null,
    )
    assert.deepEqual(
      incomplete.map(({ path }) => path),
      [],
    )
  })

  it('are listed for the pages only where the pages or their build name them', () => {
    const files = ['vite.config.ts', ...globSync('src/web/**/*.{ts,tsx,css}')]
    const texts = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    const unused = Object.keys(pages.dependencies).filter((name) => !texts.includes(`'${name}`))
    assert.deepEqual(unused, [])
  })
})
