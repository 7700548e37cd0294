import { createContext, useContext } from "react";

const ListLoadingContext = createContext(false);

/** Provider that tells a product list whether another list is loading: the current one fades if that takes long. */
export const ListLoadingProvider = ListLoadingContext.Provider;

/** Returns whether another list is loading. A context, so that only the component that shows it renders. */
export const useListLoading = (): boolean => useContext(ListLoadingContext);
