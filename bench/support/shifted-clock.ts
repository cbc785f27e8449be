// Loaded before a process: its clock is ahead by the milliseconds of BENCH_CLOCK_MS.

const ahead = Number(process.env['BENCH_CLOCK_MS'] ?? '0')
const now = (): number => RealDate.now() + ahead
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
