import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'

const PAGES = globSync(['*.md', 'docs/**/*.md', 'src/**/README.md'])
/** Pages that say where things are in the source. */
const GUIDES = globSync(['ARCHITECTURE.md', 'src/**/README.md'])

/** A path in backticks, of a file or of a folder with a slash at its end. */
const PATH = /`((?:[\w-]+\/)+(?:[\w.-]+\.(?:ts|tsx|mjs|json|css|md|yaml))?)`/gu
/** Paths that begin below one of these folders: `core/judge.ts`, `app/routes/early.ts`. */
const ROOTS = ['', 'src', 'src/web']

describe('what the documentation names is there', () => {
  it('every relative link leads to a file', () => {
    const dead = PAGES.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|mailto:|[#/])([^)#\s]+)/gu)].flatMap(
        ([, target = '']) => (existsSync(join(dirname(page), target)) ? [] : [`${page}: ${target}`]),
      ),
    )
    assert.deepEqual(dead, [])
  })

  it('every path in a guide to the source exists', () => {
    const missing = GUIDES.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(PATH)].flatMap(([, path = '']) =>
        [dirname(page), ...ROOTS].some((root) => existsSync(join(root, path))) ? [] : [`${page}: ${path}`],
      ),
    )
    assert.deepEqual(missing, [])
  })

  it('ARCHITECTURE.md is read in ten minutes', () => {
    assert.ok(statSync('ARCHITECTURE.md').size <= 17_000)
  })
})
