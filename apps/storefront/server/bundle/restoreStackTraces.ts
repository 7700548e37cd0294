import { createStackTraceFormatter } from "./createStackTraceFormatter.ts";
import { createSourceFinder } from "./createSourceFinder.ts";

// Makes stack traces name the sources of bundled modules. Node would read source maps at each start
// (`--enable-source-maps`), which takes as long as the bundle saves; here they are read for the first stack trace that
// somebody reads.

Error.prepareStackTrace = createStackTraceFormatter(createSourceFinder());
