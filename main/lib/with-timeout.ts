/**
 * Waits for a promise for at most `milliseconds`, then rejects with an error that names `what` was waited for. The work
 * itself continues: nothing here can stop it.
 */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  { what, milliseconds }: { readonly what: string; readonly milliseconds: number },
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${what}: no answer within ${milliseconds} ms`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
