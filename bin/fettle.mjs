#!/usr/bin/env node
// The command `fettle` of the npm package. Runs on any Node from 20 on with built-in modules only, and starts Fettle on Node 24.7 or newer: this one where
// it is, else the one that npm installed beside Fettle.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module, { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isNewEnough, NEEDED_NODE } from './needed-node.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
// A clone has the sources, the package has what was compiled from them.
const entry = [join(root, 'src/cli/main.ts'), join(root, 'lib/cli/main.js')].find((file) => existsSync(file))

/** The Node that npm installed beside Fettle; `null`: npm has none for this system. */
function nodeFromNpm() {
  try {
    const [system, program] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node']
    const name = `node-${system}-${process.arch}`
    const file = join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'bin', program)
    return existsSync(file) ? file : null
  } catch {
    // The package is missing: the sentence below says what to do.
    return null
  }
}

function runWith(node) {
  const child = spawn(node, [entry, ...process.argv.slice(2)], { stdio: 'inherit' })
  // Ctrl-C and a closed terminal reach every process of the terminal: passed on, they would count twice.
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.once('error', (error) => refuse(error.message))
  child.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
}

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

// Compiled code is kept, so that Node strips types once. Node 20 cannot, and does not run Fettle itself.
module.enableCompileCache?.(join(root, 'node_modules/.cache/fettle'))

const isThisOne = isNewEnough(process.versions.node)
const other = isThisOne ? null : nodeFromNpm()
if (isThisOne) await import(pathToFileURL(entry).href)
else if (other !== null) runWith(other)
else
  refuse(
    `Fettle needs Node ${NEEDED_NODE}, and this is ${process.version}. npm has none for this system, or left out optional packages: install Node ${NEEDED_NODE}.`,
  )
