/** Many whole numbers in four bytes each. */
export interface Numbers {
  push(value: number): void;
  readonly length: number;
  /** What has been pushed so far, without a copy. */
  all(): Uint32Array;
}

/** An array of whole numbers that grows. */
export function createNumbers(): Numbers {
  let numbers = new Uint32Array(1024);
  let length = 0;
  return {
    push(value) {
      if (length === numbers.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[length] = value;
      length += 1;
    },
    get length() {
      return length;
    },
    all: () => numbers.subarray(0, length),
  };
}
