"""The command: `python -m training.trucker`, see `trucker_course`."""

if __name__ == "__main__":
    # Not for workers, who come by here as well: PyTorch takes seconds to load, and they do not need it.
    from training.trucker_course import main

    main()
