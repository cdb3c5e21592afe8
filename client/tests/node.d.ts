/** The little of Node that the tests use. */
declare module 'node:test' {
  export function test(name: string, run: () => void | Promise<void>): void;
  export function beforeEach(run: () => void): void;
  export function afterEach(run: () => void): void;
  export const mock: {
    timers: {
      enable(options: { apis: readonly ('setTimeout' | 'setInterval')[] }): void;
      tick(milliseconds: number): void;
      reset(): void;
    };
    method(of: object, name: string, does: () => void): { mock: { callCount(): number } };
    restoreAll(): void;
  };
}
declare module 'node:assert/strict' {
  const assert: {
    equal(is: unknown, shall: unknown, why?: string): void;
    deepEqual(is: unknown, shall: unknown, why?: string): void;
    ok(is: unknown, why?: string): void;
    throws(call: () => unknown, why?: RegExp | (new (...args: never[]) => Error)): void;
    rejects(promise: Promise<unknown>, why?: RegExp | ((error: unknown) => boolean)): Promise<void>;
  };
  export default assert;
}
declare module 'node:fs' {
  export function readdirSync(folder: string): string[];
}
declare module 'node:child_process' {
  export function spawnSync(
    command: string,
    args: readonly string[],
    options: { encoding: 'utf8'; maxBuffer: number },
  ): { status: number | null; stdout: string; stderr: string };
}
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
