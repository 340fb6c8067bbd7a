import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { root } from './install.mjs'
import { reportFolder } from './test-results.mjs'

/** Two cores, and as much again for the time in which steps wait for a page, a mail or a process. */
const room = 4

/**
 * `needs`: the script of a step that must have passed before this one starts, if it is among those that run.
 * `isQuick`: if it fails, the steps that are not quick are ended, or do not start.
 * @typedef {{ script: string, title: string, load: number, needs?: string, isQuick?: boolean, args?: string[], environment?: Record<string, string>, report?: import('./test-results.mjs').Report }} Step
 * @typedef {{ step: Step, state: 'passed' | 'failed' | 'not run', seconds: number, output: string }} StepResult
 * @typedef {{ result: Promise<StepResult>, stop: () => void }} RunningStep
 */

/** Shows what the oldest running step prints while it prints it; the others follow when their turn comes. */
function createScreen() {
  const waiting = []
  let isAtLineStart = true

  function show(text) {
    if (text === '') return
    process.stdout.write(text)
    isAtLineStart = text.endsWith('\n')
  }

  function head({ step }) {
    if (!isAtLineStart) show('\n')
    show(`\n── ${step.title} ${'─'.repeat(Math.max(3, 66 - step.title.length))}\n`)
  }

  return {
    open(step) {
      const section = { step, pending: '', end: null }
      waiting.push(section)
      if (waiting[0] === section) head(section)
      return {
        write(text) {
          if (waiting[0] === section) show(text)
          else section.pending += text
        },
        close(lastLine) {
          section.end = lastLine
          while (waiting[0]?.end) {
            const done = waiting.shift()
            show(`${isAtLineStart ? '' : '\n'}   ${done.end}\n`)
            if (!waiting[0]) return
            head(waiting[0])
            show(waiting[0].pending)
          }
        },
      }
    },
  }
}

/** @returns {RunningStep} */
function startStep(step, env, screen) {
  const began = performance.now()
  const section = screen.open(step)
  let output = ''
  let isStopped = false
  // In a process group of its own, so that an interrupted run ends what the step has started too.
  const args = [...(step.args ?? []), ...(step.report?.args ?? [])]
  const child = spawn('npm', ['run', '--silent', step.script, '--', ...args], {
    cwd: root,
    env: { ...env, ...step.environment, ...step.report?.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const end = (signal) => process.kill(-(child.pid ?? 0), signal)
  const signals = ['SIGINT', 'SIGTERM']
  for (const signal of signals) process.on(signal, end)
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
      section.write(text)
    })
  }

  function stateAfter(code) {
    if (isStopped) return 'not run'
    // A step that was ended by a signal from outside has no code, and counts as failed.
    return code === 0 ? 'passed' : 'failed'
  }

  const result = new Promise((resolve) => {
    child.on('close', (code) => {
      for (const signal of signals) process.off(signal, end)
      const seconds = (performance.now() - began) / 1000
      const state = stateAfter(code)
      section.close(`${step.title}: ${isStopped ? 'ended' : state} after ${seconds.toFixed(1)} s`)
      resolve({ step, state, seconds, output })
    })
  })
  const stop = () => {
    isStopped = true
    end('SIGTERM')
  }
  return { result, stop }
}

/**
 * Runs each step as soon as there is room for it, in the order given.
 * @param {readonly Step[]} steps
 * @returns {Promise<StepResult[]>}
 */
export async function runSteps(steps, env) {
  // A report of an earlier run must not be taken for one of this run.
  rmSync(reportFolder, { recursive: true, force: true })
  const screen = createScreen()
  const results = new Map()
  const running = new Map()
  const used = () => [...running.keys()].reduce((sum, { load }) => sum + load, 0)
  const stateOf = (step) => results.get(step)?.state
  const hasQuickFailed = () => steps.some((step) => step.isQuick && stateOf(step) === 'failed')
  const stopLongSteps = () => {
    for (const [step, { stop }] of running) if (!step.isQuick) stop()
  }
  const mayStart = (step) => {
    if (used() + step.load > room) return false
    const needed = steps.find(({ script }) => script === step.needs)
    return (!needed || stateOf(needed) === 'passed') && (step.isQuick || !hasQuickFailed())
  }

  let isInterrupted = false
  const interrupt = () => {
    isInterrupted = true
  }
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', interrupt)

  for (;;) {
    for (const step of isInterrupted ? [] : steps) {
      if (results.has(step) || running.has(step) || !mayStart(step)) continue
      running.set(step, startStep(step, env, screen))
    }
    if (running.size === 0) break
    const ended = await Promise.race([...running.values()].map(({ result }) => result))
    running.delete(ended.step)
    results.set(ended.step, ended)
    if (hasQuickFailed()) stopLongSteps()
  }
  return steps.map((step) => results.get(step) ?? { step, state: 'not run', seconds: 0, output: '' })
}
